import type { Balance, BalanceFile } from '@sternentisch/kernel'
import { kitOf } from '../rules/kit.ts'
import type { Table } from '../rules/table.ts'
import file from './balance.json' with { type: 'json' }

export const sternenfeuerBalance: Balance<Table> = {
  file: file as BalanceFile,
  starterOf: ({ opener }) => opener,
  lengthOf: ({ turn }) => turn,
  nameOf: ({ options }, card) => {
    const { designs, designOf } = kitOf(options)
    return designs[designOf[card]]?.id ?? null
  },
}
