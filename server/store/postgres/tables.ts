import type { Index } from '../store.ts'
import type { Database } from './database.ts'

const ROW = `SELECT id, n, game, state, listed, code, due, stirred, deciding, moves, result, runs_out, guests, notice
  FROM tables JOIN notices ON notices.tbl = tables.id`

/** A row of `tables`, with its notice. */
interface Row
  extends Pick<
    Index,
    'n' | 'game' | 'state' | 'listed' | 'code' | 'due' | 'stirred' | 'deciding' | 'moves' | 'guests'
  > {
  readonly id: string
  readonly result: string | null
  readonly runs_out: number | null
  readonly notice: string
}

/** The index of all tables: what lists and timers need. It is written with the log (`log.ts`). */
export class Tables {
  constructor(private readonly database: Database) {}

  async index(table: string): Promise<Index | null> {
    const [row] = await this.database.put<Row>('index', `${ROW} WHERE id = $1`, [table])
    return row ? indexFrom(row) : null
  }

  async withCode(code: string): Promise<string | null> {
    const sql = 'SELECT id FROM tables WHERE code = $1 ORDER BY stirred DESC LIMIT 1'
    const [row] = await this.database.put('code', sql, [code])
    return row ? String(row.id) : null
  }

  async lobby(most: number): Promise<readonly Index[]> {
    const sql = `${ROW} WHERE lobby ORDER BY stirred DESC LIMIT $1`
    return (await this.database.put<Row>('lobby', sql, [most])).map(indexFrom)
  }

  async of(guest: string, most: number): Promise<readonly Index[]> {
    const sql = `${ROW} WHERE guests @> ARRAY[$1] ORDER BY stirred DESC LIMIT $2`
    return (await this.database.put<Row>('of', sql, [guest, most])).map(indexFrom)
  }

  async countOf(guest: string): Promise<number> {
    const sql = 'SELECT count(*) AS count FROM tables WHERE guests @> ARRAY[$1] AND live'
    const [{ count }] = await this.database.put('countOf', sql, [guest])
    return Number(count)
  }

  async dueBy(now: number, most: number): Promise<readonly string[]> {
    const sql = 'SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2'
    return (await this.database.put('dueBy', sql, [now, most])).map(({ id }) => String(id))
  }

  /** Rows that another process takes this very moment are passed over. */
  async takeDue(
    now: number,
    most: number,
    until: number,
    except: readonly string[],
  ): Promise<readonly string[]> {
    const sql = `UPDATE tables SET due = $3 WHERE id IN (
        SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 AND id <> ALL ($4::text[])
        ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING id`
    return (await this.database.put('takeDue', sql, [now, most, until, except])).map(({ id }) => String(id))
  }

  async claim(table: string, n: number, now: number, until: number): Promise<boolean> {
    const sql = 'UPDATE tables SET due = $4 WHERE id = $1 AND n = $2 AND due <= $3 RETURNING id'
    return (await this.database.put('claim', sql, [table, n, now, until])).length > 0
  }

  async setDue(table: string, n: number, due: number | null): Promise<void> {
    await this.database.put('setDue', 'UPDATE tables SET due = $3 WHERE id = $1 AND n = $2', [table, n, due])
  }
}

function indexFrom({ id, runs_out, result, notice, ...row }: Row): Index {
  return {
    ...row,
    table: id,
    result: result === null ? null : JSON.parse(result),
    runsOut: runs_out,
    notice: JSON.parse(notice),
  }
}
