import type { Balance, BalanceFile } from '@sternentisch/kernel'
import { kitOf } from '../rules/kit.ts'
import { otherSeat, type Table } from '../rules/table.ts'
import file from './balance.json' with { type: 'json' }

export const spacetraceBalance: Balance<Table> = {
  file: file as BalanceFile,
  // Turns go back and forth, and the first is number 1.
  starterOf: ({ active, turn }) => (turn % 2 === 1 ? active : otherSeat(active)),
  lengthOf: ({ turn }) => turn,
  nameOf: ({ options }, card) => {
    const { figures, layout } = kitOf(options)
    return figures[layout.face[card]]?.id ?? null
  },
}
