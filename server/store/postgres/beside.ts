import type { Seat } from '@sternentisch/kernel'
import type { Spoken } from '@sternentisch/wire'
import { fromExact, toExact } from '../exact.ts'
import type { KeptWishes, StoredCards, StoredTalk, TalkLimit } from '../store.ts'
import { codeOf, type Database, UNIQUE_VIOLATION } from './database.ts'

const SAID = `INSERT INTO talk (tbl, n, at, guest, seat, name, colour, spoken)
  SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7 FROM talk WHERE tbl = $1
  HAVING count(*) FILTER (WHERE guest = $3) < $8 AND count(*) FILTER (WHERE (seat IS NULL) = ($4::smallint IS NULL)) < $9
  RETURNING n`

type TalkRow = Omit<StoredTalk, 'spoken' | 'table'> & { readonly tbl: string; readonly spoken: string }

/** What stands beside the logs: what seats wish for, what is said, and card sets. */
export class Beside {
  constructor(
    private readonly database: Database,
    /** Tells the other processes of a table. */
    private readonly stir: (table: string) => Promise<void>,
  ) {}

  async wishes(table: string): Promise<ReadonlyMap<Seat, KeptWishes>> {
    const rows = await this.database.put(
      'wishes',
      'SELECT seat, wishes FROM wishes WHERE tbl = $1 ORDER BY seat',
      [table],
    )
    return new Map(
      rows.map(({ seat, wishes }) => [Number(seat) as Seat, JSON.parse(String(wishes)) as KeptWishes]),
    )
  }

  async setWishes(table: string, seat: Seat, wishes: KeptWishes): Promise<void> {
    await this.database.put(
      'setWishes',
      `INSERT INTO wishes (tbl, seat, wishes) VALUES ($1, $2, $3)
        ON CONFLICT (tbl, seat) DO UPDATE SET wishes = excluded.wishes`,
      [table, seat, JSON.stringify(wishes)],
    )
    await this.stir(table)
  }

  async say(talk: Omit<StoredTalk, 'n'>, { ofGuest, ofSide }: TalkLimit): Promise<StoredTalk | null> {
    const { table, at, guest, seat, name, colour, spoken } = talk
    const values = [table, at, guest, seat, toExact(name), colour, JSON.stringify(spoken), ofGuest, ofSide]
    for (;;) {
      try {
        const [row] = await this.database.put('say', SAID, values)
        if (!row) return null
        await this.stir(table)
        return { ...talk, n: Number(row.n) }
      } catch (error) {
        // Somebody else spoke in the same instant: the next number is free.
        if (codeOf(error) !== UNIQUE_VIOLATION) throw error
      }
    }
  }

  async talk(table: string, from: number): Promise<readonly StoredTalk[]> {
    const sql = `SELECT tbl, n, at, guest, seat, name, colour, spoken FROM talk WHERE tbl = $1 AND n >= $2 ORDER BY n`
    const rows = (await this.database.put('talk', sql, [table, from])) as unknown as readonly TalkRow[]
    return rows.map(({ tbl, name, spoken, ...row }) => ({
      ...{ table: tbl, ...row, name: fromExact(name) },
      spoken: JSON.parse(spoken) as Spoken,
    }))
  }

  async addCards({ hash, game, file }: StoredCards, by: string, at: number): Promise<void> {
    const sql =
      'INSERT INTO cards (hash, game, file, by, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING'
    await this.database.put('addCards', sql, [hash, game, toExact(file), by, at])
  }

  async cards(hash: string): Promise<StoredCards | null> {
    const sql = 'SELECT hash, game, file FROM cards WHERE hash = $1'
    const [row] = (await this.database.put('cards', sql, [hash])) as unknown as readonly StoredCards[]
    return row ? { ...row, file: fromExact(row.file) } : null
  }
}
