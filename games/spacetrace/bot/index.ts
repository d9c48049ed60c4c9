import type { Mind } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { pointsOf } from '../rules/end.ts'
import { baseLp } from '../rules/fleets.ts'
import { kitOf } from '../rules/kit.ts'
import type { Looking, Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, libraryOf, stackOf } from '../rules/zones.ts'

/** A lead of this many points (manpower in ships, or as much damage to a Base) wins about three games of four. */
const SAFE_LEAD = 220

/** What a card in hand, or one still to be drawn, is worth in manpower spent on ships. */
const CARD_WORTH = 30
const LIBRARY_WORTH = 12
/** Damage to a Base lasts, and decides the game in the end. */
const BASE_WORTH = 0.8

export const spacetraceMind: Mind<Table, View, Action> = {
  horizon: 40,

  evaluate(table) {
    const looking: Looking = { table, cards: table.cards, kit: kitOf(table.options) }
    const lead = standing(looking, 0) - standing(looking, 1)
    const chance = 1 / (1 + Math.exp(-lead / SAFE_LEAD))
    return [chance, 1 - chance]
  },

  propose: (_, actions) => actions,
}

/** Ships in play by what they cost, the Base, and what is still to come. */
function standing(looking: Looking, seat: 0 | 1): number {
  const { table, cards, kit } = looking
  let worth = baseLp(looking, seat) * BASE_WORTH
  const first = stackOf(seat, 0, 1)
  for (let zone = first; zone < first + 8; zone++)
    for (const card of cards.zones[zone]) worth += kit.figures[kit.layout.face[card]].cost
  worth += cards.zones[handOf(seat)].length * CARD_WORTH + cards.zones[libraryOf(seat)].length * LIBRARY_WORTH
  worth += Math.min(table.mp[seat], 100) * 0.2
  return kit.scoring === 'wrecked' ? worth + pointsOf(looking, seat) * 0.5 : worth
}
