import type { Columns, Value } from '../postgres/database.ts'
import type { End, Row, Shape } from './shape.ts'

/** Puts a statement inside of the one transaction in which everything is moved. */
export type Put = (text: string, values?: readonly Value[]) => Promise<readonly Columns[]>

type Kind = Shape['columns'][string]

const TYPES: Readonly<Record<Kind, string>> = {
  ...{ text: 'text', int: 'bigint', real: 'float8', bool: 'boolean', digits: 'smallint[]', list: 'text[]' },
}

const AT_ONCE = 500

/** A database of PostgreSQL, to read from or to write to. */
export class PostgresEnd implements End {
  constructor(private readonly put: Put) {}

  async *rows({ name, key, columns, taken }: Shape): AsyncIterable<Row> {
    const order = key.map((column) => (columns[column] === 'text' ? `${column} COLLATE "C"` : column))
    const which = taken ? 'WHERE taken IS NULL' : ''
    await this.put(
      `DECLARE moved CURSOR FOR SELECT ${Object.keys(columns).join(', ')} FROM ${name} ${which} ORDER BY ${order.join(', ')}`,
    )
    for (;;) {
      const rows = await this.put(`FETCH ${AT_ONCE} FROM moved`)
      for (const row of rows) yield asInSqlite(row, columns)
      if (rows.length < AT_ONCE) break
    }
    await this.put('CLOSE moved')
  }

  async add({ name, columns }: Shape, rows: readonly Row[]): Promise<void> {
    const names = Object.keys(columns)
    const types = names.map((column) => `${column} ${TYPES[columns[column]]}`).join(', ')
    // Whether it counts for those who sit there is a column of its own here.
    const [more, live] = name === 'tables' ? [', live', ", state IN ('open', 'running')"] : ['', '']
    await this.put(
      `INSERT INTO ${name} (${names.join(', ')}${more})
        SELECT ${names.join(', ')}${live} FROM json_to_recordset($1) AS r (${types})`,
      [JSON.stringify(rows.map((row) => asInPostgres(row, columns)))],
    )
  }

  async finish(): Promise<void> {}
}

const asInSqlite = (row: Columns, columns: Shape['columns']): Row =>
  Object.fromEntries(Object.entries(columns).map(([column, kind]) => [column, plain(row[column], kind)]))

function plain(value: unknown, kind: Kind): string | number | null {
  if (value === null) return null
  if (kind === 'digits') return (value as readonly number[]).join('')
  if (kind === 'list') return JSON.stringify(value)
  return kind === 'bool' ? Number(value) : (value as string | number)
}

const asInPostgres = (row: Row, columns: Shape['columns']): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(columns).map(([column, kind]) => [column, typed(row[column], kind)]))

function typed(value: string | number | null, kind: Kind): unknown {
  if (value === null) return null
  if (kind === 'digits') return [...String(value)].map(Number)
  if (kind === 'list') return JSON.parse(String(value))
  return kind === 'bool' ? value === 1 : value
}
