import type { Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import { answers } from './answers.ts'
import type { Database } from './open.ts'

/** What lies in a database, for whoever wants to know whether it is the right one. */
export interface Contents {
  readonly tables: number
  readonly entries: number
  readonly guests: number
  /** When something happened last; null if nothing has. */
  readonly latest: number | null
}

const COUNTS = `SELECT answer((SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM guests),
  (SELECT max(stirred) FROM tables))`

/** A log without its beginning or with a gap in it, or an index that does not follow from it. */
const TORN = `SELECT answer(tbl) FROM (SELECT tbl FROM (SELECT tbl, count(*) AS count, min(n) AS first, max(n) AS last FROM entries GROUP BY tbl)
  LEFT JOIN tables ON tables.id = tbl
  WHERE first <> 0 OR last <> count - 1 OR tables.n IS NOT last
  UNION SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM entries WHERE tbl = id) LIMIT 1)`

export function contentsOf(database: Database): Contents {
  const [[tables, entries, guests, latest]] = answers(database, COUNTS) as [
    [number, number, number, number | null],
  ]
  return { tables, entries, guests, latest }
}

/** Looks at every page, reference and log; what is wrong, or what there is. */
export function check(database: Database, file: string): Contents | Refusal {
  const fault = faultIn(database)
  return fault === null ? contentsOf(database) : refuseServing('server.data.damaged', { file, fault })
}

function faultIn(database: Database): string | null {
  const ask = (sql: string) => answers(database, sql)[0]?.[0] ?? null
  const pages = ask('SELECT answer(integrity_check) FROM pragma_integrity_check LIMIT 1')
  if (pages !== 'ok') return String(pages)
  const astray = ask('SELECT answer("table") FROM pragma_foreign_key_check LIMIT 1')
  if (astray !== null) return `a row of ${astray} belongs to nothing`
  const torn = ask(TORN)
  return torn === null ? null : `the log of table ${torn} is not whole`
}
