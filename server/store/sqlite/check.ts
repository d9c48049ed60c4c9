import type { Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import { answers } from './answers.ts'
import type { Database } from './open.ts'

/** What lies in a database, for whoever wants to know whether it is the right one. */
export interface Contents {
  readonly tables: number
  readonly entries: number
  readonly guests: number
  /** Those of them who have a passkey. */
  readonly accounts: number
  /** When something happened last; null if nothing has. */
  readonly latest: number | null
}

const COUNTS = `SELECT answer((SELECT count(*) FROM tables), (SELECT count(*) FROM entries), (SELECT count(*) FROM guests))`
const LATEST = ['max(stirred) AS at FROM tables', 'max(since) FROM guests', 'max(at) FROM sessions']

/** What is there since there are accounts. A backup may be older than that. */
const ACCOUNTS = 'SELECT answer(count(DISTINCT guest)) FROM passkeys'
const ACCOUNTS_LATEST = ['max(since) FROM passkeys', 'max(at) FROM recovery', 'max(at) FROM rated']

/** A log without its beginning or with a gap in it, or an index that does not follow from it. */
const TORN = `SELECT answer(tbl) FROM (SELECT tbl FROM (SELECT tbl, count(*) AS count, min(n) AS first, max(n) AS last FROM entries GROUP BY tbl)
  LEFT JOIN tables ON tables.id = tbl
  WHERE first <> 0 OR last <> count - 1 OR tables.n IS NOT last
  UNION SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM entries WHERE tbl = id) LIMIT 1)`

/** Ratings with a gap among them. */
const UNRATED = `SELECT answer(guest) FROM (SELECT guest FROM rated GROUP BY guest, game
  HAVING min(n) <> 0 OR max(n) <> count(*) - 1 LIMIT 1)`

const hasAccounts = (database: Database): boolean =>
  answers(database, "SELECT answer(1) FROM sqlite_schema WHERE name = 'passkeys'").length > 0

export function contentsOf(database: Database): Contents {
  const ask = (sql: string) => answers(database, sql)[0] as number[]
  const known = hasAccounts(database)
  const [tables, entries, guests] = ask(COUNTS)
  const [accounts] = known ? ask(ACCOUNTS) : [0]
  const times = [...LATEST, ...(known ? ACCOUNTS_LATEST : [])].map((time) => `SELECT ${time}`)
  const [latest]: readonly (number | null)[] = ask(
    `SELECT answer(max(at)) FROM (${times.join(' UNION ALL ')})`,
  )
  return { tables, entries, guests, accounts, latest }
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
  if (torn !== null) return `the log of table ${torn} is not whole`
  const unrated = hasAccounts(database) ? ask(UNRATED) : null
  return unrated === null ? null : `the ratings of guest ${unrated} are not whole`
}
