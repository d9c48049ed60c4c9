import type { Balance, BalanceFile } from '@sternentisch/kernel'
import { kitOf } from '../rules/kit.ts'
import type { Table } from '../rules/table.ts'
import file from './balance.json' with { type: 'json' }

export const starfighterBalance: Balance<Table> = {
  file: file as BalanceFile,
  starterOf: ({ start }) => start,
  lengthOf: ({ round }) => round,
  nameOf: ({ options }, card) => {
    const { ids, layout } = kitOf(options)
    return ids[layout.face[card]] ?? null
  },
}
