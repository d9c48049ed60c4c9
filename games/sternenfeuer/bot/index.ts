import type { Mind } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { ownerOf } from '../rules/end.ts'
import { kitOf } from '../rules/kit.ts'
import { countFigures, type Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, PLACE_NUMBERS, rowOf } from '../rules/zones.ts'

/** Held places count most, then figures on the board, then cards to play with. */
const PLACE_WORTH = 1
const FIGURE_WORTH = 0.3
const CARD_WORTH = 0.08

export const sternenfeuerMind: Mind<Table, View, Action> = {
  horizon: 16,

  evaluate(table) {
    const look = { table, cards: table.cards, kit: kitOf(table.options) }
    let lead = 0
    for (const place of PLACE_NUMBERS) {
      const owner = ownerOf(look, place)
      if (owner !== null) lead += owner === 0 ? PLACE_WORTH : -PLACE_WORTH
      const figures = (seat: number): number =>
        Math.min(3, countFigures(look.kit, look.cards.zones[rowOf(seat, place)]))
      lead += (figures(0) - figures(1)) * FIGURE_WORTH
    }
    lead += (look.cards.zones[handOf(0)].length - look.cards.zones[handOf(1)].length) * CARD_WORTH
    const chance = 1 / (1 + Math.exp(-lead))
    return [chance, 1 - chance]
  },

  propose: (_, actions) => actions,
}
