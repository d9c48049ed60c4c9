import type { Fact } from '@sternentisch/kernel'
import { baseLp } from '../rules/fleets.ts'
import { kitOf } from '../rules/kit.ts'
import type { Table } from '../rules/table.ts'

const lpOf = (table: Table, seat: number): number =>
  baseLp({ table, cards: table.cards, kit: kitOf(table.options) }, seat)

const theirs: Fact<Table> = { name: 'theirs', few: true, count: (table, seat) => lpOf(table, 1 - seat) }
const base: Fact<Table> = { name: 'base', count: lpOf }

export const facts = [theirs, base]
