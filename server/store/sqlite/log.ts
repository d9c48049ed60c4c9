import { fromExact, toExact } from '../exact.ts'
import type { Entry } from '../store.ts'
import { type Database, inTransaction } from './open.ts'
import type { Written } from './packed.ts'
import type { Tables } from './tables.ts'

/** The logs of all tables. The key (table, number) is the only lock there is. */
export class Log {
  private readonly added
  private readonly some

  constructor(
    private readonly database: Database,
    private readonly tables: Tables,
  ) {
    this.added = database.prepare(
      `INSERT INTO entries (tbl, n, at, seat, kind, text, request) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING`,
    )
    this.some = database.prepare(
      'SELECT tbl AS "table", n, at, seat, kind, text, request FROM entries WHERE tbl = ? AND n >= ? ORDER BY n',
    )
  }

  commit(commits: readonly Written[]): readonly boolean[] {
    const refused = new Set<string>()
    const all = inTransaction(this.database, () => {
      const stored = commits.map((commit) => {
        const { table } = commit.entry
        if (!refused.has(table) && this.add(commit)) return true
        refused.add(table)
        return false
      })
      this.tables.writeDue()
      return stored
    })
    this.tables.dueWritten()
    return all
  }

  private add({ entry, index }: Written): boolean {
    const { table, n, at, seat, kind, text, request } = entry
    if (this.added.run(table, n, at, seat, kind, toExact(text), request).changes === 0) return false
    this.tables.write(index)
    return true
  }

  entries(table: string, from: number): readonly Entry[] {
    return this.some.all(table, from).map((entry: Entry) => ({ ...entry, text: fromExact(entry.text) }))
  }
}
