import { fromExact, toExact } from '../exact.ts'
import type { Guest } from '../store.ts'
import { type Database, inTransaction } from './open.ts'

const GUEST = 'SELECT id, name, colour, since FROM guests'

/** Guests, the devices they are known by, and the codes by which they come to another one. */
export class People {
  private readonly added
  private readonly one
  private readonly known
  private readonly renamed
  private readonly sessionAdded
  private readonly sessionEnded
  private readonly transferAdded
  private readonly transferTaken
  private readonly transfersOver

  constructor(private readonly database: Database) {
    const prepare = (sql: string) => database.prepare(sql)
    this.added = prepare('INSERT INTO guests (id, name, colour, since) VALUES (?, ?, ?, ?)')
    this.one = prepare(`${GUEST} WHERE id = ?`)
    this.known = prepare(`${GUEST} WHERE id = (SELECT guest FROM sessions WHERE hash = ?)`)
    this.renamed = prepare('UPDATE guests SET name = ?, colour = ? WHERE id = ?')
    this.sessionAdded = prepare('INSERT OR REPLACE INTO sessions (hash, guest, at) VALUES (?, ?, ?)')
    this.sessionEnded = prepare('DELETE FROM sessions WHERE hash = ?')
    this.transferAdded = prepare('INSERT OR REPLACE INTO transfers (code, guest, until) VALUES (?, ?, ?)')
    this.transferTaken = prepare('DELETE FROM transfers WHERE code = ? AND until > ? RETURNING guest')
    this.transfersOver = prepare('DELETE FROM transfers WHERE until <= ?')
  }

  add({ id, name, colour, since }: Guest, session: string): void {
    inTransaction(this.database, () => {
      this.added.run(id, toExact(name), colour, since)
      this.sessionAdded.run(session, id, since)
    })
  }

  guest(id: string): Guest | null {
    return guestFrom(this.one.get(id))
  }

  with(session: string): Guest | null {
    return guestFrom(this.known.get(session))
  }

  rename(id: string, name: string, colour: string): void {
    this.renamed.run(toExact(name), colour, id)
  }

  addSession(session: string, guest: string, at: number): void {
    this.sessionAdded.run(session, guest, at)
  }

  endSession(session: string): void {
    this.sessionEnded.run(session)
  }

  addTransfer(code: string, guest: string, until: number): void {
    this.transferAdded.run(code, guest, until)
  }

  takeTransfer(code: string, now: number): string | null {
    return inTransaction(this.database, () => {
      const taken: { readonly guest: string } | undefined = this.transferTaken.get(code, now)
      this.transfersOver.run(now)
      return taken?.guest ?? null
    })
  }
}

const guestFrom = (row: Guest | undefined): Guest | null =>
  row ? { ...row, name: fromExact(row.name) } : null
