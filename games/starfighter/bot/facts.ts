import type { Fact } from '@sternentisch/kernel'
import type { Table } from '../rules/table.ts'

const hullOf = ({ hull }: Table, seat: number): number => Math.max(0, hull[seat] ?? 0)

const theirs: Fact<Table> = { name: 'theirs', few: true, count: (table, seat) => hullOf(table, 1 - seat) }
const hull: Fact<Table> = { name: 'hull', count: hullOf }

export const facts = [theirs, hull]
