import { remember } from '@sternentisch/kernel'
import { fromExact } from '../exact.ts'
import type { Entry } from '../store.ts'
import type { Value } from './database.ts'

/**
 * Each of these tables from a number on. Having an order of its own, the inner part is carried out once for each of them, by the key: never
 * by reading through all logs there are, whatever the database believes about how many that may be.
 */
const FROM = `SELECT e.* FROM json_to_recordset($1) AS w (tbl text, n int)
  CROSS JOIN LATERAL (
    SELECT tbl, n, at, seat, kind, text, request FROM entries WHERE tbl = w.tbl AND n >= w.n ORDER BY n) e`

/** However many tables others have moved at: no statement takes so long that it is given up. */
const MOST_TABLES = 100

interface Wanted {
  readonly table: string
  readonly from: number
  readonly found: (entries: readonly Entry[]) => void
  readonly failed: (error: unknown) => void
}

/** As the database has it. */
export interface Row extends Omit<Entry, 'table'> {
  readonly tbl: string
}

/** What it asks of a database. */
interface Logs {
  put(name: string, text: string, values: readonly Value[]): Promise<readonly Row[]>
}

/**
 * Reads logs. What is wanted in one turn of the loop is read by one statement: a notice tells of all moves of another process's
 * commit, and to read each of them alone would cost more than to judge it.
 */
export class Reader {
  private wanted: Wanted[] = []

  constructor(private readonly database: Logs) {}

  entries(table: string, from: number): Promise<readonly Entry[]> {
    return new Promise((found, failed) => {
      if (this.wanted.length === 0) setImmediate(() => this.readAll())
      this.wanted.push({ table, from, found, failed })
    })
  }

  private readAll(): void {
    const all = this.wanted
    this.wanted = []
    for (let at = 0; at < all.length; at += MOST_TABLES) void this.read(all.slice(at, at + MOST_TABLES))
  }

  private async read(wanted: readonly Wanted[]): Promise<void> {
    try {
      const found = await this.found(wanted)
      for (const { table, from, found: answer } of wanted)
        answer((found.get(table) ?? []).filter(({ n }) => n >= from))
    } catch (error) {
      for (const { failed } of wanted) failed(error)
    }
  }

  private async found(wanted: readonly Wanted[]): Promise<ReadonlyMap<string, readonly Entry[]>> {
    const first = new Map<string, number>()
    for (const { table, from } of wanted) first.set(table, Math.min(from, first.get(table) ?? from))
    const asked = JSON.stringify([...first].map(([tbl, n]) => ({ tbl, n })))
    const logs = new Map<string, Entry[]>()
    for (const row of await this.database.put('entries', FROM, [asked]))
      remember(logs, row.tbl, () => []).push(entryOf(row))
    return logs
  }
}

const entryOf = ({ tbl, n, at, seat, kind, text, request }: Row): Entry => ({
  ...{ table: tbl, n, at, kind, seat, request },
  text: fromExact(text),
})
