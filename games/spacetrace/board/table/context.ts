import { boardContext, type Choice } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Account } from '../../reading/attack/account.ts'
import type { Report } from '../../reading/attack/memory.ts'
import type { Action } from '../../rules/action.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import type { Goal } from './goal.ts'

/** What every part of one table shares. */
export interface TableProps {
  readonly view: View
  readonly event: Told<SpacetraceEvent> | null
  readonly names: readonly string[]
  readonly speech: Speech
  readonly choice: Choice<Action> | null
  /** How long a count takes; 0 where nothing moves. */
  readonly time: number
  /** The attack that is going on or was fought in this turn. */
  readonly fought: Account | null
  /** What the attack before this turn cost. */
  readonly report: Report | null
  /** How it will come out as things stand; null if none is to come. */
  readonly expected: Account | null
  /** Whether the other side is thought to set its orders against an attack; null where it has none to set. */
  readonly reorder: { readonly wary: boolean; setWary(wary: boolean): void } | null
  /** The same without what is on the chain; null if nothing is. */
  readonly without: Account | null
  /** The card of the hand that is picked, and where it would go. */
  readonly card: string | null
  readonly goal: Goal | null
}

export const [TableProvider, useTable] = boardContext<TableProps>()
