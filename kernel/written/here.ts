import * as v from 'valibot'
import type { Layout } from '../cards.ts'
import type { AnyTable, Result } from '../game.ts'
import { type Refusal, refusalsBehind } from '../refusal.ts'

/** What every table has that is written down. */
export interface WritableTable extends AnyTable {
  options: object
  result: Result | null
}

export interface WritableKit {
  readonly layout: Layout
}

/** A table that is being written down, or laid. */
export interface Here<Table, Kit> {
  readonly table: Table
  readonly kit: Kit
}

/** Why a table cannot be laid, in the words of the game: `<game>.table.hand`. */
export const tableRefusals = (game: string) => refusalsBehind(`${game}.table.`)

/** What is refused for every game; each has its words for it, and for two cards with one handle. */
export const TABLE_REFUSALS = ['shape', 'card', 'missing', 'pending'] as const

export type RefuseTable = ReturnType<typeof tableRefusals>

/** The first thing that has not the shape of a written table. */
export const whyNoShape = (issue: v.BaseIssue<unknown>, no: RefuseTable): Refusal =>
  no('shape', {
    path: v.getDotPath(issue) ?? '.',
    expected: issue.expected ?? '',
    received: issue.received.slice(0, 60),
  })
