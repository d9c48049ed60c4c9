import { type BoardProps, boardContext, type Choice } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Action } from '../../rules/action.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import type { Kit } from '../../rules/kit.ts'
import type { View } from '../../rules/view.ts'
import type { Speech, Spoken } from '../../text/index.ts'
import type { Chain } from '../chain/chain.ts'
import type { Foresight } from '../chain/foresight.ts'
import type { Plan } from '../plan/plan.ts'
import type { Memory } from './memory.ts'

/** What the table hands to the board. */
export type Props = Spoken<BoardProps<View, Action, StarfighterEvent, Memory>>

/** What every part of one table shares. */
export interface TableProps {
  readonly view: View
  readonly kit: Kit
  readonly event: Told<StarfighterEvent> | null
  readonly names: readonly string[]
  readonly speech: Speech
  readonly choice: Choice<Action> | null
  readonly plan: Plan
  readonly memory: Memory
  /** All halves are shown, side by side: a card then takes two strips instead of one. */
  readonly spread: boolean
  /** The action that is picked, or would be with what is regarded. */
  readonly foreseen: Action | null
  /** What would come of it, as far as the viewer may know. */
  readonly foresight: Foresight | null
  /** What of it is a chain, and whatever waits now. */
  readonly chain: Chain | null
  /** What kind of thing the viewer decides now. */
  readonly asked: Action['kind'] | null
}

export const [TableProvider, useTable] = boardContext<TableProps>()
