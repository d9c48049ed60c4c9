import { boardContext, type Choice } from '@sternentisch/grammar'
import type { SeatNames, Told } from '@sternentisch/kernel'
import type { Event } from '../../reading/told.ts'
import type { Action } from '../../rules/action.ts'
import type { StellarEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import type { Forecast } from '../forecast/forecast.ts'
import type { Plan } from '../plan/plan.ts'
import type { Memory } from './memory.ts'
import type { UnreadBattle } from './unread-battle.ts'

/** What every part of one table shares. */
export interface TableProps {
  readonly view: View
  readonly event: Told<StellarEvent> | null
  readonly names: SeatNames
  readonly speech: Speech
  readonly choice: Choice<Action> | null
  readonly plan: Plan
  readonly memory: Memory
  /** The viewer's last battle, as long as it is not put away. */
  readonly battle: UnreadBattle | null
  /** What is regarded or picked, foretold as far as the viewer may know. */
  readonly forecast: Forecast | null
  /** Sectors that have been decided so far, while a scenario is settled. */
  readonly settled: readonly Event<'sector'>[]
  /** The first action the viewer may decide, which tells the kind of decision; null if there is none. */
  readonly asked: Action['kind'] | null
}

export const [TableProvider, useTable] = boardContext<TableProps>()
