import { boardContext, type Choice } from '@sternentisch/grammar'
import type { SeatNames, Told } from '@sternentisch/kernel'
import type { Action } from '../../rules/action.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import type { Forecast } from '../battle/forecast.ts'
import type { Memory } from './memory.ts'
import type { Standing } from './standing.ts'

/** What every part of one table shares. */
export interface TableProps {
  readonly view: View
  readonly event: Told<SternenfeuerEvent> | null
  readonly memory: Memory
  readonly names: SeatNames
  readonly speech: Speech
  readonly choice: Choice<Action> | null
  /** The card that is picked from the hand; −1 if none is. */
  readonly card: number
  /** The value that the picked card, or the attack under way, compares; −1 if none. */
  readonly value: number
  /** What is picked, or would be with what is regarded. */
  readonly foreseen: Action | null
  readonly forecast: Forecast | null
  readonly standings: readonly Standing[]
}

export const [TableProvider, useTable] = boardContext<TableProps>()
