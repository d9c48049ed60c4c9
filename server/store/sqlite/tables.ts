import type { Seat } from '@sternentisch/kernel'
import { isInLobby, isLive } from '../lobby.ts'
import type { Index } from '../store.ts'
import { type Database, inTransaction } from './open.ts'
import type { Written } from './packed.ts'

/** A row of `tables`, with its notice. */
interface Row extends Pick<Index, 'n' | 'game' | 'state' | 'code' | 'due' | 'stirred' | 'moves'> {
  readonly id: string
  readonly listed: number
  readonly deciding: string
  readonly result: string | null
  readonly runs_out: number | null
  readonly guests: string
  readonly notice: string
}

const ROW = `SELECT id, n, game, state, listed, code, due, stirred, deciding, moves, result, runs_out, guests, notice
  FROM tables JOIN notices ON notices.tbl = tables.id`

const json = <Value>(text: string): Value => JSON.parse(text)

/** How often what is due, and was set apart from an entry, is written at the latest. */
const DUE_DELAY = 100

/** The index of all tables: what lists and timers need. */
export class Tables {
  private readonly moved
  private readonly written
  private readonly noticed
  private readonly unseated
  private readonly seated
  private readonly dueSet
  private readonly one
  private readonly coded
  private readonly inLobby
  private readonly guestsTables
  private readonly guestsCount
  private readonly due
  /** By table; written with the next commit. Losing it means no more than that somebody looks once more. */
  private readonly dueLater = new Map<string, { readonly n: number; readonly due: number | null }>()
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly database: Database) {
    const prepare = (sql: string) => database.prepare(sql)
    this.moved = prepare(
      'UPDATE tables SET n = ?, due = ?, stirred = ?, deciding = ?, moves = ?, runs_out = ? WHERE id = ?',
    )
    this.written = prepare(
      `INSERT INTO tables (id, n, game, state, listed, lobby, code, due, stirred, deciding, moves, result, runs_out, guests)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
        ON CONFLICT (id) DO UPDATE SET n = ?2, game = ?3, state = ?4, listed = ?5, lobby = ?6, code = ?7, due = ?8,
          stirred = ?9, deciding = ?10, moves = ?11, result = ?12, runs_out = ?13, guests = ?14`,
    )
    this.noticed = prepare('INSERT OR REPLACE INTO notices (tbl, notice) VALUES (?, ?)')
    this.unseated = prepare('DELETE FROM sittings WHERE tbl = ?')
    this.seated = prepare('INSERT OR IGNORE INTO sittings (guest, tbl, live) VALUES (?, ?, ?)')
    this.dueSet = prepare('UPDATE tables SET due = ? WHERE id = ? AND n = ?')
    this.one = prepare(`${ROW} WHERE id = ?`)
    this.coded = prepare('SELECT id FROM tables WHERE code = ? ORDER BY stirred DESC LIMIT 1')
    this.inLobby = prepare(`${ROW} WHERE lobby = 1 ORDER BY stirred DESC LIMIT ?`)
    this.guestsTables = prepare(
      `${ROW} WHERE id IN (SELECT tbl FROM sittings WHERE guest = ?) ORDER BY stirred DESC LIMIT ?`,
    )
    this.guestsCount = prepare('SELECT count(*) AS count FROM sittings WHERE guest = ? AND live = 1')
    this.due = prepare('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?')
  }

  /** Inside a transaction, with the entry that this follows from. */
  write(index: Written['index']): void {
    const { table, n, due, stirred, deciding, moves, runsOut } = index
    this.dueLater.delete(table)
    // A move among others changes nothing that anybody is looked up by, but when something is due.
    if (index.notice === null) this.moved.run(n, due, stirred, deciding.join(''), moves, runsOut, table)
    else this.writeAll(index, JSON.stringify(index.notice))
  }

  private writeAll(index: Index, notice: string): void {
    const { table, n, game, state, listed, code, due, stirred, deciding, moves, result, runsOut, guests } =
      index
    this.written.run(
      ...[table, n, game, state, Number(listed), Number(isInLobby(index)), code, due, stirred],
      ...[deciding.join(''), moves, result && JSON.stringify(result), runsOut, JSON.stringify(guests)],
    )
    this.noticed.run(table, notice)
    this.unseated.run(table)
    for (const guest of guests) if (guest !== null) this.seated.run(guest, table, Number(isLive(index)))
  }

  setDue(table: string, n: number, due: number | null): void {
    this.dueLater.set(table, { n, due })
    this.putOff()
  }

  /** Nobody waits for it, so nobody could be told that it failed: what cannot be written now is put off once more. */
  private putOff(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      try {
        this.settle()
      } catch {
        this.putOff()
      }
    }, DUE_DELAY).unref()
  }

  /** Writes what was put off. */
  settle(): void {
    if (this.dueLater.size === 0) return
    inTransaction(this.database, () => this.writeDue())
    this.dueWritten()
  }

  /** Inside a transaction; once that is over, `dueWritten`. */
  writeDue(): void {
    for (const [table, { n, due }] of this.dueLater) this.dueSet.run(due, table, n)
  }

  dueWritten(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.dueLater.clear()
  }

  dueBy(now: number, most: number): readonly string[] {
    this.settle()
    return this.due.all(now, most).map(({ id }: { readonly id: string }) => id)
  }

  index(table: string): Index | null {
    this.settle()
    const row: Row | undefined = this.one.get(table)
    return row ? indexFrom(row) : null
  }

  withCode(code: string): string | null {
    const row: Pick<Row, 'id'> | undefined = this.coded.get(code)
    return row?.id ?? null
  }

  lobby(most: number): readonly Index[] {
    return this.inLobby.all(most).map(indexFrom)
  }

  of(guest: string, most: number): readonly Index[] {
    return this.guestsTables.all(guest, most).map(indexFrom)
  }

  countOf(guest: string): number {
    const { count }: { readonly count: number } = this.guestsCount.get(guest)
    return count
  }
}

function indexFrom(row: Row): Index {
  const { id, n, game, state, code, due, stirred, moves } = row
  return {
    ...{ table: id, n, game, state, listed: row.listed === 1, code, due, stirred, moves },
    guests: json(row.guests),
    deciding: [...row.deciding].map((seat) => Number(seat) as Seat),
    result: row.result === null ? null : json(row.result),
    runsOut: row.runs_out,
    notice: json(row.notice),
  }
}
