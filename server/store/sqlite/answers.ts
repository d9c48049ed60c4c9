import type { Database } from './open.ts'

type Value = string | number | null

/**
 * What a query tells, which puts it as `SELECT answer(a, b) FROM …`. A prepared statement is let go by the garbage collector
 * alone, and its connection stays open until then; so whatever is asked once is asked like this, and closed means closed.
 */
export function answers(database: Database, sql: string): readonly (readonly Value[])[] {
  const rows: Value[][] = []
  database.function('answer', { varargs: true }, (...values: Value[]) => {
    rows.push(values)
    return null
  })
  database.exec(sql)
  return rows
}
