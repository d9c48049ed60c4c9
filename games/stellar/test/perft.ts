import { stellar } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { luck } from './scene.ts'

/** The number of different ways the next so many decisions can go. */
export function linesFrom(table: Table, depth: number): number {
  if (depth === 0) return 1
  let lines = 0
  for (const seat of stellar.deciding(table).slice(0, 1)) {
    for (const action of stellar.actionsAt(table, seat)) {
      const next = stellar.copy(table)
      stellar.play(next, seat, action, luck())
      lines += linesFrom(next, depth - 1)
    }
  }
  return lines
}
