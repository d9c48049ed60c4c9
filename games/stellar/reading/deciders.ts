import { type Seat, seatsUpTo } from '@sternentisch/kernel'
import { NOT_READY } from '../rules/table.ts'
import type { View } from '../rules/view.ts'

/** Who must decide now. */
export function decidersOf(view: View): readonly Seat[] {
  const frame = view.pending.at(-1)
  if (!frame || frame.kind === 'scenarioEnd') return []
  if (frame.kind !== 'fleets') return [frame.seat]
  return seatsUpTo(frame.picks.length).filter((seat) => frame.picks[seat] === NOT_READY)
}
