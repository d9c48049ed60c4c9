import type { Seat } from '@sternentisch/kernel'
import type { Spoken } from '@sternentisch/wire'
import { fromExact, toExact } from '../exact.ts'
import type { KeptWishes, StoredCards, StoredTalk, TalkLimit } from '../store.ts'
import type { Database } from './open.ts'

type TalkRow = Omit<StoredTalk, 'spoken'> & { readonly spoken: string }

/** What stands beside the logs: what seats wish for, what is said, and card sets. */
export class Beside {
  private readonly wishesSet
  private readonly wishesAt
  private readonly said
  private readonly heard
  private readonly cardsAdded
  private readonly cardsWith

  constructor(database: Database) {
    const prepare = (sql: string) => database.prepare(sql)
    this.wishesSet = prepare('INSERT OR REPLACE INTO wishes (tbl, seat, wishes) VALUES (?, ?, ?)')
    this.wishesAt = prepare('SELECT seat, wishes FROM wishes WHERE tbl = ? ORDER BY seat')
    this.said = prepare(
      `INSERT INTO talk (tbl, n, at, guest, seat, name, colour, spoken)
        SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7 FROM talk WHERE tbl = ?1
        HAVING count(*) FILTER (WHERE guest = ?3) < ?8
          AND count(*) FILTER (WHERE (seat IS NULL) = (?4 IS NULL)) < ?9
        RETURNING n`,
    )
    this.heard = prepare(
      `SELECT tbl AS "table", n, at, guest, seat, name, colour, spoken FROM talk WHERE tbl = ? AND n >= ? ORDER BY n`,
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

  setWishes(table: string, seat: Seat, wishes: KeptWishes): void {
    this.wishesSet.run(table, seat, JSON.stringify(wishes))
  }

  say(talk: Omit<StoredTalk, 'n'>, { ofGuest, ofSide }: TalkLimit): StoredTalk | null {
    const { table, at, guest, seat, name, colour, spoken } = talk
    const words = [toExact(name), colour, JSON.stringify(spoken)]
    const row: { readonly n: number } | undefined = this.said.get(
      ...[table, at, guest, seat, ...words, ofGuest, ofSide],
    )
    return row ? { ...talk, n: row.n } : null
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
