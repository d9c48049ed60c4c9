import type { Balance, BalanceFile } from '@sternentisch/kernel'
import { baseLp } from '../rules/fleets.ts'
import { kitOf } from '../rules/kit.ts'
import { type Looking, otherSeat, type Table } from '../rules/table.ts'
import { stackOf } from '../rules/zones.ts'
import file from './balance.json' with { type: 'json' }

export const spacetraceBalance: Balance<Table> = {
  file: file as BalanceFile,
  // Turns go back and forth, and the first is number 1.
  starterOf: ({ active, turn }) => (turn % 2 === 1 ? active : otherSeat(active)),
  lengthOf: ({ turn }) => turn,
  standing: (table) => {
    const looking: Looking = { table, cards: table.cards, kit: kitOf(table.options) }
    return [fleetsOf(looking, 0) + baseLp(looking, 0), fleetsOf(looking, 1) + baseLp(looking, 1)]
  },
  nameOf: ({ options }, card) => {
    const { figures, layout } = kitOf(options)
    return figures[layout.face[card]]?.id ?? null
  },
}

/** Manpower that the cards in all fleets have cost. */
function fleetsOf({ cards, kit }: Looking, seat: 0 | 1): number {
  const first = stackOf(seat, 0, 1)
  const inFleets = cards.zones.slice(first, first + 8).flat()
  return inFleets.reduce((sum, card) => sum + kit.figures[kit.layout.face[card]].cost, 0)
}
