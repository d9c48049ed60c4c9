import { fromExact, toExact } from '../exact.ts'
import type { Guest } from '../store.ts'
import { codeOf, type Database, takerName, UNIQUE_VIOLATION } from './database.ts'
import { endedText } from './notices.ts'

const GUEST = 'SELECT id, name, colour, since FROM guests'
const SESSION = `INSERT INTO sessions (hash, guest, at) VALUES ($1, $2, $3)
  ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, at = excluded.at`

const NEW_GUEST = `WITH guest AS (INSERT INTO guests (id, name, colour, since) VALUES ($1, $2, $3, $4) RETURNING id)
  INSERT INTO sessions (hash, guest, at) SELECT $5, id, $4 FROM guest`

/** Guests, the devices they are known by, and the codes by which they come to another one. */
export class People {
  constructor(
    private readonly database: Database,
    private readonly process: string,
  ) {}

  async add({ id, name, colour, since }: Guest, session: string): Promise<void> {
    try {
      await this.database.put('addGuest', NEW_GUEST, [id, toExact(name), colour, since, session])
    } catch (error) {
      // Whoever comes with this secret has come already, before the line broke: nobody else has it.
      if (codeOf(error) !== UNIQUE_VIOLATION || (await this.with(session))?.id !== id) throw error
    }
  }

  async guest(id: string): Promise<Guest | null> {
    return guestIn(await this.database.put<Guest>('guest', `${GUEST} WHERE id = $1`, [id]))
  }

  async with(session: string): Promise<Guest | null> {
    const sql = `${GUEST} WHERE id = (SELECT guest FROM sessions WHERE hash = $1)`
    return guestIn(await this.database.put<Guest>('guestWith', sql, [session]))
  }

  async rename(id: string, name: string, colour: string): Promise<void> {
    const sql = 'UPDATE guests SET name = $2, colour = $3 WHERE id = $1'
    await this.database.put('rename', sql, [id, toExact(name), colour])
  }

  async addSession(session: string, guest: string, at: number): Promise<void> {
    await this.database.put('addSession', SESSION, [session, guest, at])
  }

  async endSession(session: string): Promise<void> {
    const sql = `WITH ended AS (DELETE FROM sessions WHERE hash = $1) SELECT pg_notify('sternentisch', $2)`
    await this.database.put('endSession', sql, [session, endedText(this.process, session)])
  }

  async addTransfer(code: string, guest: string, until: number): Promise<void> {
    await this.database.put(
      'addTransfer',
      `INSERT INTO transfers (code, guest, until) VALUES ($1, $2, $3)
        ON CONFLICT (code) DO UPDATE SET guest = excluded.guest, until = excluded.until, taken = NULL`,
      [code, guest, until],
    )
  }

  /** Whoever has taken it may ask once more, since the answer was lost; together with it go all whose time is over. */
  async takeTransfer(code: string, now: number): Promise<string | null> {
    const sql = `WITH over AS (DELETE FROM transfers WHERE until <= $2)
      UPDATE transfers SET taken = $3 WHERE code = $1 AND until > $2 AND (taken IS NULL OR taken = $3) RETURNING guest`
    const [row] = await this.database.put('takeTransfer', sql, [code, now, takerName()])
    return row ? String(row.guest) : null
  }
}

const guestIn = ([row]: readonly Guest[]): Guest | null =>
  row ? { ...row, name: fromExact(row.name) } : null
