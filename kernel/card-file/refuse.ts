import { type Refuse, refuse as refuseAnything } from '../refusal.ts'
import type { KernelMessages } from '../text/index.ts'

/** A code without words, or with a gap left open, does not compile. */
export const refuse: Refuse<KernelMessages> = refuseAnything
