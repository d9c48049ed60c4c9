// From where the table is seen
import type { Seat } from '@sternentisch/kernel'
import type { View } from '../rules/view.ts'
import { kitFor } from './sight.ts'

/** The viewer's seat; whoever only watches sits behind seat A. */
export const seatOfView = (view: View): Seat => (typeof view.viewer === 'number' ? view.viewer : 0)
export const isPlayer = (view: View): boolean => typeof view.viewer === 'number'

/** The other seats, from the left neighbour on. */
export function opponentsOf(view: View): readonly Seat[] {
  const { players } = kitFor(view)
  const own = seatOfView(view)
  return Array.from({ length: players - 1 }, (_, at) => ((own + 1 + at) % players) as Seat)
}

/** Does the viewer pick a fleet now, or wait for those who do? */
export const picksFleet = (view: View): boolean => isPlayer(view) && view.pending.at(-1)?.kind === 'fleets'
