import { type Refuse, refuse as refuseAnything } from '@sternentisch/kernel'
import type { Messages } from './index.ts'

/** Refuses in the words of the shell. */
export const refuse: Refuse<Messages> = refuseAnything
