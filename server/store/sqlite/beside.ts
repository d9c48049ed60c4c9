import type { Seat } from '@sternentisch/kernel'
import type { Spoken } from '@sternentisch/wire'
import { fromExact, toExact } from '../exact.ts'
import type { KeptWishes, StoredCards, StoredTalk, TalkLimit, WishChange } from '../store.ts'
import { wishesAfter } from '../wishes.ts'
import { type Database, inTransaction } from './open.ts'

type TalkRow = Omit<StoredTalk, 'spoken'> & { readonly spoken: string }

/** What stands beside the logs: what seats wish for, what is said, and card sets. */
export class Beside {
  private readonly wishesSet
  private readonly wishesAt
  private readonly said
  private readonly saidAs
  private readonly heard
  private readonly cardsAdded
  private readonly cardsWith

  constructor(private readonly database: Database) {
    const prepare = (sql: string) => database.prepare(sql)
    this.wishesSet = prepare('INSERT OR REPLACE INTO wishes (tbl, seat, wishes) VALUES (?, ?, ?)')
    this.wishesAt = prepare('SELECT seat, wishes FROM wishes WHERE tbl = ? ORDER BY seat')
    this.said = prepare(
      `INSERT INTO talk (tbl, n, at, guest, seat, name, colour, spoken, request)
        SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?10 FROM talk WHERE tbl = ?1
        HAVING count(*) FILTER (WHERE guest = ?3) < ?8
          AND count(*) FILTER (WHERE (seat IS NULL) = (?4 IS NULL)) < ?9
        RETURNING n`,
    )
    this.saidAs = prepare('SELECT n FROM talk WHERE tbl = ? AND request = ?')
    this.heard = prepare(
      `SELECT tbl AS "table", n, at, guest, seat, name, colour, spoken, request FROM talk WHERE tbl = ? AND n >= ? ORDER BY n`,
    )
    this.cardsAdded = prepare(
      'INSERT INTO cards (hash, game, file, by, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    this.cardsWith = prepare('SELECT hash, game, file FROM cards WHERE hash = ?')
  }

  wishes(table: string): ReadonlyMap<Seat, KeptWishes> {
    const rows: readonly { readonly seat: Seat; readonly wishes: string }[] = this.wishesAt.all(table)
    return new Map(rows.map(({ seat, wishes }) => [seat, JSON.parse(wishes) as KeptWishes]))
  }

  setWishes(table: string, seat: Seat, change: WishChange): KeptWishes {
    return inTransaction(this.database, () => {
      const wishes = wishesAfter(this.wishes(table).get(seat), change)
      this.wishesSet.run(table, seat, JSON.stringify(wishes))
      return wishes
    })
  }

  say(talk: Omit<StoredTalk, 'n'>, { ofGuest, ofSide }: TalkLimit): StoredTalk | null {
    const { table, at, guest, seat, name, colour, spoken, request } = talk
    const words = [toExact(name), colour, JSON.stringify(spoken)]
    return inTransaction(this.database, () => {
      const row: { readonly n: number } | undefined =
        this.saidAs.get(table, request) ??
        this.said.get(...[table, at, guest, seat, ...words, ofGuest, ofSide, request])
      return row ? { ...talk, n: row.n } : null
    })
  }

  wasSaid(table: string, request: string): boolean {
    return this.saidAs.get(table, request) !== undefined
  }

  talk(table: string, from: number): readonly StoredTalk[] {
    const rows: readonly TalkRow[] = this.heard.all(table, from)
    return rows.map((row) => ({
      ...row,
      name: fromExact(row.name),
      spoken: JSON.parse(row.spoken) as Spoken,
    }))
  }

  addCards({ hash, game, file }: StoredCards, by: string, at: number): void {
    this.cardsAdded.run(hash, game, toExact(file), by, at)
  }

  cards(hash: string): StoredCards | null {
    const row: StoredCards | undefined = this.cardsWith.get(hash)
    return row ? { ...row, file: fromExact(row.file) } : null
  }
}
