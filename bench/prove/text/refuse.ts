import { type Refuse, refuse as refuseAnything } from '@sternentisch/kernel'
import type { Messages } from './index.ts'

/** Refuses to prove anything, in words that there are. */
export const refuse: Refuse<Messages> = refuseAnything
