import type { Balance, BalanceFile, Seat } from '@sternentisch/kernel'
import { kitOf } from '../rules/kit.ts'
import { SHIP_CODES } from '../rules/ships.ts'
import type { Table } from '../rules/table.ts'
import file from './balance.json' with { type: 'json' }

export const stellarBalance: Balance<Table> = {
  file: file as BalanceFile,
  // The start player goes round with the scenarios: whoever began the first one began.
  starterOf: ({ start, scenario, options }) => {
    const { players } = kitOf(options)
    return ((start - scenario + 1 + 4 * players) % players) as Seat
  },
  nameOf: ({ options }, card) => SHIP_CODES[kitOf(options).layout.face[card]] ?? null,
}
