// How Sample refuses: a code without words, or with a gap left open, does not compile
import { type Refuse, type RefuseBehind, refuse as refuseAnything } from '@sternentisch/kernel'
import { tableRefusals } from '@sternentisch/kernel/written'
import type { Messages } from './text/index.ts'

export const refuse: Refuse<Messages> = refuseAnything

/** A table that could not lie like this. */
export const refuseTable: RefuseBehind<Messages, 'sample.table.'> = tableRefusals('sample')
