import type { Mind } from '@sternentisch/kernel'
import { type Action, READY } from '../rules/action.ts'
import { attackOf } from '../rules/battle.ts'
import { cardsOf } from '../rules/end.ts'
import { kitOf } from '../rules/kit.ts'
import { visibleSymbols } from '../rules/supply.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { sectorOf } from '../rules/zones.ts'

/** What stands on the table, in points of hull. */
const FIGHTER = 0.6
const CARD = 0.7
const SYMBOL = 0.4

/** A lead of this many points wins about three matches of four. */
const SAFE_LEAD = 6

export const starfighterMind: Mind<Table, View, Action> = {
  horizon: 12,

  evaluate(table) {
    if (table.round === 0) return [0.5, 0.5]
    const lead = worth(table, 0) - worth(table, 1)
    const chance = 1 / (1 + Math.exp(-lead / SAFE_LEAD))
    return [chance, 1 - chance]
  },

  // A share is a pile as it is: what to leave out of it nobody can tell before the first card.
  propose: (_, actions) => (actions.includes(READY) ? [READY] : actions),
}

/** Hull, what shoots, what is left to play, and what can still be drawn. */
function worth(table: Table, seat: 0 | 1): number {
  const looking = { table, cards: table.cards, kit: kitOf(table.options) }
  let fighters = 0
  for (let sector = 0; sector < 5; sector++) fighters += attackOf(looking, sectorOf(seat, sector))
  return (
    table.hull[seat] +
    FIGHTER * fighters +
    CARD * cardsOf(looking, seat) +
    SYMBOL * visibleSymbols(looking, seat)
  )
}
