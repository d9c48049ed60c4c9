import { answers } from '../sqlite/answers.ts'
import type { Database } from '../sqlite/open.ts'
import type { End, Row, Shape } from './shape.ts'

/** Who sits where follows from the tables. */
const SITTINGS = `INSERT OR IGNORE INTO sittings (guest, tbl, live)
  SELECT seat.value, tables.id, tables.state IN ('open', 'running') FROM tables, json_each(tables.guests) AS seat
  WHERE seat.value IS NOT NULL`

const AT_ONCE = 500

const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

/** One file, to read from or to write to. */
export class SqliteEnd implements End {
  constructor(private readonly database: Database) {}

  /** Without prepared statements: whoever reads leaves nothing open behind. */
  async *rows({ name, key, columns }: Shape): AsyncIterable<Row> {
    const names = Object.keys(columns)
    const order = key.join(', ')
    for (let after = ''; ; ) {
      const inOrder = `SELECT * FROM ${name} ${after} ORDER BY ${order} LIMIT ${AT_ONCE}`
      const rows = answers(
        this.database,
        `SELECT answer(${names.join(', ')}) FROM (${inOrder}) ORDER BY ${order}`,
      )
      for (const values of rows) yield Object.fromEntries(values.map((value, at) => [names[at], value]))
      const last = rows.at(-1)
      if (!last || rows.length < AT_ONCE) return
      const keys = key.map((column) => literal(last[names.indexOf(column)]))
      after = `WHERE (${order}) > (${keys.join(', ')})`
    }
  }

  async add({ name, columns }: Shape, rows: readonly Row[]): Promise<void> {
    const names = Object.keys(columns)
    const places = names.map(() => '?').join(', ')
    const added = this.database.prepare(`INSERT INTO ${name} (${names.join(', ')}) VALUES (${places})`)
    for (const row of rows) added.run(...names.map((column) => row[column]))
  }

  async finish(): Promise<void> {
    this.database.exec(SITTINGS)
  }
}
