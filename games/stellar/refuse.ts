// How Stellar refuses: a code without words, or with a gap left open, does not compile
import {
  type Refuse,
  type RefuseBehind,
  type RefuseByRule,
  refuse as refuseAnything,
  ruleRefusals,
} from '@sternentisch/kernel'
import { tableRefusals } from '@sternentisch/kernel/written'
import type { Messages } from './text/index.ts'

export const refuse: Refuse<Messages> = refuseAnything

/** A move against a rule. */
export const no: RefuseByRule<Messages, 'stellar.'> = ruleRefusals('stellar')

/** A table that could not lie like this. */
export const refuseTable: RefuseBehind<Messages, 'stellar.table.'> = tableRefusals('stellar')
