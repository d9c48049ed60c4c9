import type { Mind } from '@sternentisch/kernel'
import type { Action, Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, PLAYERS } from '../rules/zones.ts'

const SENT = 'a ship'

/** What a bot knows of the game beyond its rules: how good a table is, by a rough look. */
export const sampleMind: Mind<Table, View, Action> = {
  horizon: 12,

  evaluate({ won, cards, result }) {
    if (result) return PLAYERS.map((seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0))
    const left = cards.zones[handOf(0)].length
    return PLAYERS.map((seat) => 0.5 + (0.5 * (won[seat] - won[1 - seat])) / (left + Math.max(1, ...won)))
  },

  // Few enough to think about all of them.
  propose: (_, actions) => actions,

  /** SM-2.1: others see that a ship was sent, and not which: to a search all of them are one move. */
  seen: () => SENT,
}
