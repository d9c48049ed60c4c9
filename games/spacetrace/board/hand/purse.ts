// What the hand costs, and what can be paid
import type { Seat } from '@sternentisch/kernel'
import { kitFor } from '../../reading/kit.ts'
import { type Figures, REINFORCEMENT } from '../../rules/figures.ts'
import { costOf, gainOf } from '../../rules/manpower.ts'
import { glimpse, type View } from '../../rules/view.ts'
import { handOf } from '../../rules/zones.ts'

/** The viewer's hand by face, as it lies; empty for those who may not see it. */
export const handFaces = (view: View, seat: Seat): readonly number[] =>
  view.zones[handOf(seat)].cards.map(({ face }) => face).filter((face) => face >= 0)

export interface Purse {
  readonly pool: number
  /** What the reinforcements in the hand could add. */
  readonly more: number
  /** Every kind of card in the hand that costs something, with its cost now. */
  readonly costs: readonly { readonly figures: Figures; readonly cost: number }[]
}

export function purseOf(view: View, seat: Seat): Purse {
  const table = glimpse(view)
  const kit = kitFor(view)
  const looking = { table, cards: table.cards, kit }
  const hand = handFaces(view, seat).map((face) => kit.figures[face])
  const bought = [...new Set(hand)].filter(({ kind }) => kind !== REINFORCEMENT)
  return {
    pool: view.mp[seat],
    more: hand
      .filter(({ kind, sacrifices }) => kind === REINFORCEMENT && sacrifices === 0)
      .reduce((sum, figures) => sum + gainOf(looking, seat, figures), 0),
    costs: bought
      .map((figures) => ({ figures, cost: costOf(looking, seat, figures) }))
      .sort((a, b) => a.cost - b.cost),
  }
}
