import type { Seat } from '@sternentisch/kernel'
import type { Spoken } from '@sternentisch/wire'
import { fromExact, toExact } from '../exact.ts'
import type { KeptWishes, StoredCards, StoredTalk, TalkLimit, WishChange } from '../store.ts'
import { wishesAfter } from '../wishes.ts'
import { codeOf, type Database, UNIQUE_VIOLATION } from './database.ts'

const SAID = `INSERT INTO talk (tbl, n, at, guest, seat, name, colour, spoken, request)
  SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7, $10 FROM talk WHERE tbl = $1
  HAVING count(*) FILTER (WHERE guest = $3) < $8 AND count(*) FILTER (WHERE (seat IS NULL) = ($4::smallint IS NULL)) < $9
  RETURNING n`
const SAID_AS = 'SELECT n FROM talk WHERE tbl = $1 AND request = $2'

/** They are kept as a text, and changed by whoever has read that very text. */
const WISHES = 'SELECT wishes FROM wishes WHERE tbl = $1 AND seat = $2'
const FIRST_WISHES = `INSERT INTO wishes (tbl, seat, wishes) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING seat`
const OTHER_WISHES =
  'UPDATE wishes SET wishes = $3 WHERE tbl = $1 AND seat = $2 AND wishes = $4 RETURNING seat'

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

  async setWishes(table: string, seat: Seat, change: WishChange): Promise<KeptWishes> {
    for (;;) {
      const [row] = await this.database.put('wishesOf', WISHES, [table, seat])
      const before = row === undefined ? null : String(row.wishes)
      const wishes = wishesAfter(before === null ? undefined : JSON.parse(before), change)
      const after = JSON.stringify(wishes)
      const set =
        before === null
          ? await this.database.put('firstWishes', FIRST_WISHES, [table, seat, after])
          : await this.database.put('otherWishes', OTHER_WISHES, [table, seat, after, before])
      // Another device was quicker, or this was done before its line broke: both show when it is looked at again.
      if (set.length === 0) continue
      await this.stir(table)
      return wishes
    }
  }

  async say(talk: Omit<StoredTalk, 'n'>, { ofGuest, ofSide }: TalkLimit): Promise<StoredTalk | null> {
    const { table, at, guest, seat, name, colour, spoken, request } = talk
    const words = [toExact(name), colour, JSON.stringify(spoken)]
    const values = [table, at, guest, seat, ...words, ofGuest, ofSide, request]
    for (;;) {
      try {
        const [before] = request === null ? [] : await this.database.put('saidAs', SAID_AS, [table, request])
        const [row] = before ? [before] : await this.database.put('say', SAID, values)
        if (!row) return null
        await this.stir(table)
        return { ...talk, n: Number(row.n) }
      } catch (error) {
        // Somebody else spoke in the same instant, and the next number is free; or this was said before its line broke.
        if (codeOf(error) !== UNIQUE_VIOLATION) throw error
      }
    }
  }

  async wasSaid(table: string, request: string): Promise<boolean> {
    return (await this.database.put('saidAs', SAID_AS, [table, request])).length > 0
  }

  async talk(table: string, from: number): Promise<readonly StoredTalk[]> {
    const sql = `SELECT tbl, n, at, guest, seat, name, colour, spoken, request FROM talk WHERE tbl = $1 AND n >= $2 ORDER BY n`
    const rows = await this.database.put<TalkRow>('talk', sql, [table, from])
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
    const [row] = await this.database.put<StoredCards>('cards', sql, [hash])
    return row ? { ...row, file: fromExact(row.file) } : null
  }
}
