// What can be told from a view, without words
import type { Seat } from '@sternentisch/kernel'
import { NOT_READY, READY } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, spentOf } from '../rules/zones.ts'

/** From the weakest: in which order they came there, not every view says. */
const shipsIn = ({ zones }: View, zone: number): readonly number[] =>
  zones[zone].cards.map(({ face }) => face).sort((a, b) => a - b)

export const spentBy = (view: View, seat: Seat): readonly number[] => shipsIn(view, spentOf(seat))

/** What a seat has sent this round: the strength of a ship, READY where the viewer may not see it, or NOT_READY. */
export const sentBy = ({ pending }: View, seat: Seat): number => pending.at(-1)?.picks[seat] ?? NOT_READY

/** A hand as people see it: to the rules a ship that was sent is part of it until both are turned up. */
export function handFrom(view: View, seat: Seat): readonly number[] {
  const hand = shipsIn(view, handOf(seat))
  const sent = sentBy(view, seat)
  if (sent === NOT_READY) return hand
  return sent === READY ? hand.slice(1) : hand.filter((ship) => ship !== sent)
}
