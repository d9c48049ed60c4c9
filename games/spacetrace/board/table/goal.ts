// Cards of the hand, and where they would come to stand
import type { Seat } from '@sternentisch/kernel'
import { COMMANDER, type Figures } from '../../rules/figures.ts'
import type { Fleet } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { handOf } from '../../rules/zones.ts'

/** The viewer's hand by face, as it lies; empty for those who may not see it. */
export const handFaces = (view: View, seat: Seat): readonly number[] =>
  view.zones[handOf(seat)].cards.map(({ face }) => face).filter((face) => face >= 0)

/** Where a card of the hand would go when it is played. */
export type Goal = { readonly stack: number; readonly fleet: Fleet } | 'manpower' | 'chain'

export function goalOf(figures: Figures): Goal {
  if (figures.kind === COMMANDER) return { stack: figures.hostClass, fleet: 0 }
  if (figures.class > 0) return { stack: figures.class, fleet: figures.needsNoExtraFleet ? 1 : 0 }
  return figures.gain > 0 ? 'manpower' : 'chain'
}
