import { remember } from '@sternentisch/kernel'
import { toExact } from '../exact.ts'
import { isInLobby, isLive } from '../lobby.ts'
import type { Commit, Entry, Index, StoredElsewhere } from '../store.ts'
import { codeOf, type Database, UNIQUE_VIOLATION, type Value } from './database.ts'
import { storedTexts } from './notices.ts'
import type { Row } from './reader.ts'

/**
 * All that a batch stores and the notice of it: one statement, and so one transaction and one way there and back, however many
 * moves there are. A number that is taken ends it, and nothing is stored.
 */
const COMMIT = `WITH
  added AS (
    INSERT INTO entries SELECT * FROM json_to_recordset($1)
      AS e (tbl text, n int, at bigint, seat smallint, kind text, text text, request text)),
  moved AS (
    UPDATE tables SET n = m.n, due = m.due, stirred = m.stirred, deciding = m.deciding, moves = m.moves,
      runs_out = m.runs_out
    FROM json_to_recordset($2)
      AS m (id text, n int, due bigint, stirred bigint, deciding smallint[], moves int, runs_out bigint)
    WHERE tables.id = m.id),
  written AS (
    INSERT INTO tables SELECT * FROM json_to_recordset($3)
      AS w (id text, n int, game text, state text, listed boolean, lobby boolean, live boolean, code text, due bigint,
        stirred bigint, deciding smallint[], moves int, result text, runs_out bigint, guests text[])
      ON CONFLICT (id) DO UPDATE SET n = excluded.n, game = excluded.game, state = excluded.state,
        listed = excluded.listed, lobby = excluded.lobby, live = excluded.live, code = excluded.code,
        due = excluded.due, stirred = excluded.stirred, deciding = excluded.deciding, moves = excluded.moves,
        result = excluded.result, runs_out = excluded.runs_out, guests = excluded.guests),
  noticed AS (
    INSERT INTO notices SELECT * FROM json_to_recordset($4) AS o (tbl text, notice text)
      ON CONFLICT (tbl) DO UPDATE SET notice = excluded.notice)
  SELECT pg_notify('sternentisch', news) FROM json_array_elements_text($5) AS news`

const TAKEN = `SELECT e.tbl, e.n, e.at, e.seat, e.kind, e.text, e.request FROM entries e
  JOIN json_to_recordset($1) AS b (tbl text, n int) ON e.tbl = b.tbl AND e.n = b.n`

/** The logs of all tables. The key (table, number) is the only lock there is. */
export class Log {
  constructor(
    private readonly database: Database,
    /** Stands in every notice: nobody needs to be told what they did themselves. */
    private readonly process: string,
  ) {}

  async commit(commits: readonly Commit[]): Promise<readonly boolean[]> {
    const rows = commits.map(({ entry }) => rowOf(entry))
    const changes = commits.map(({ index }) => changeOf(index))
    const refused = new Refused(rows)
    for (;;) {
      const standing = rows.filter((_, at) => !refused.has(at))
      if (standing.length === 0) break
      try {
        const batch = changes.filter((_, at) => !refused.has(at))
        await this.store(standing, batch)
        break
      } catch (error) {
        if (codeOf(error) !== UNIQUE_VIOLATION) throw error
      }
      if (await this.refuseTaken(rows, refused)) break
    }
    return rows.map((_, at) => !refused.has(at))
  }

  /** In one order for all: two processes never wait for one another crosswise. */
  private async store(rows: readonly Row[], changes: readonly Change[]): Promise<void> {
    const latest = new Map<string, Change>()
    for (const change of changes) latest.set(change.id, onTop(latest.get(change.id), change))
    const tables = [...latest.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
    const entries = [...rows].sort((one, other) =>
      one.tbl < other.tbl ? -1 : one.tbl > other.tbl ? 1 : one.n - other.n,
    )
    const written = tables.filter(({ notice }) => notice !== null)
    const values: readonly unknown[] = [
      entries,
      tables.filter(({ notice }) => notice === null),
      written,
      written.map(({ id, notice }) => ({ tbl: id, notice })),
      storedTexts(this.process, tables.map(told)),
    ]
    await this.database.put(
      'commit',
      COMMIT,
      values.map((each): Value => JSON.stringify(each)),
    )
  }

  /**
   * Finds out whose number was taken. Where the line broke after a batch was stored it was taken by that very batch: what is
   * there word for word counts as stored. True if that is so of all that still stand.
   */
  private async refuseTaken(rows: readonly Row[], refused: Refused): Promise<boolean> {
    const standing = rows.filter((_, at) => !refused.has(at))
    const keys = JSON.stringify(standing.map(({ tbl, n }) => ({ tbl, n })))
    const taken = new Map<string, string>()
    for (const row of await this.database.put<Row>('taken', TAKEN, [keys]))
      taken.set(`${row.tbl} ${row.n}`, wordsOf(row))
    const isOurs = (row: Row): boolean => taken.get(`${row.tbl} ${row.n}`) === wordsOf(row)
    if (standing.every(isOurs)) return true
    for (const [at, row] of rows.entries())
      if (!refused.has(at) && taken.has(`${row.tbl} ${row.n}`)) refused.add(at)
    return false
  }
}

/** Those of a batch that are not stored: with one of a table go all behind it. */
class Refused {
  private readonly first = new Map<string, number>()

  constructor(private readonly rows: readonly Row[]) {
    // One number twice in a batch: the first of them counts.
    const seen = new Set<string>()
    for (const [at, { tbl, n }] of rows.entries()) {
      if (seen.has(`${tbl} ${n}`)) this.add(at)
      seen.add(`${tbl} ${n}`)
    }
  }

  has(at: number): boolean {
    return at >= (this.first.get(this.rows[at].tbl) ?? Number.POSITIVE_INFINITY)
  }

  add(at: number): void {
    const first = remember(this.first, this.rows[at].tbl, () => at)
    if (at < first) this.first.set(this.rows[at].tbl, at)
  }
}

/** What an index changes in the database: what moves change, and where there is a notice all the rest. */
interface Change extends Moved {
  readonly id: string
  readonly guests: Index['guests']
  readonly notice: string | null
}

type Moved = ReturnType<typeof movedOf>

const movedOf = ({ n, due, stirred, deciding, moves, runsOut }: Index) => ({
  ...{ n, due, stirred, deciding, moves, runs_out: runsOut },
})

const told = ({ id, n, guests }: Change): StoredElsewhere => ({
  ...{ table: id, n, guests: guests.filter((guest) => guest !== null) },
})

const rowOf = ({ table, n, at, seat, kind, text, request }: Entry): Row => ({
  ...{ tbl: table, n, at, seat, kind, text: toExact(text), request },
})

const wordsOf = ({ n, at, seat, kind, text, request }: Row): string =>
  JSON.stringify([n, at, seat, kind, text, request])

function changeOf(index: Index): Change {
  const { table, game, state, listed, code, guests, result, notice } = index
  const columns = {
    ...{ game, state, listed, code, lobby: isInLobby(index), live: isLive(index) },
    result: result && JSON.stringify(result),
  }
  return { id: table, guests, ...columns, ...movedOf(index), notice: notice && JSON.stringify(notice) }
}

/** Two changes of one table in one batch are one: a move after something else changes what moves change. */
function onTop(before: Change | undefined, after: Change): Change {
  if (before?.notice == null || after.notice !== null) return after
  const { n, due, stirred, deciding, moves, runs_out } = after
  return { ...before, n, due, stirred, deciding, moves, runs_out }
}
