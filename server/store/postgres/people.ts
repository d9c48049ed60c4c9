import { fromExact, toExact } from '../exact.ts'
import type { Guest } from '../store.ts'
import type { Database, Rows } from './database.ts'

const GUEST = 'SELECT id, name, colour, since FROM guests'
const SESSION = `INSERT INTO sessions (hash, guest, at) VALUES ($1, $2, $3)
  ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, at = excluded.at`

/** Guests, the devices they are known by, and the codes by which they come to another one. */
export class People {
  constructor(private readonly database: Database) {}

  async add({ id, name, colour, since }: Guest, session: string): Promise<void> {
    await this.database.put(
      'addGuest',
      `WITH guest AS (INSERT INTO guests (id, name, colour, since) VALUES ($1, $2, $3, $4) RETURNING id)
        INSERT INTO sessions (hash, guest, at) SELECT $5, id, $4 FROM guest`,
      [id, toExact(name), colour, since, session],
    )
  }

  async guest(id: string): Promise<Guest | null> {
    return guestIn(await this.database.put('guest', `${GUEST} WHERE id = $1`, [id]))
  }

  async with(session: string): Promise<Guest | null> {
    const sql = `${GUEST} WHERE id = (SELECT guest FROM sessions WHERE hash = $1)`
    return guestIn(await this.database.put('guestWith', sql, [session]))
  }

  async rename(id: string, name: string, colour: string): Promise<void> {
    const sql = 'UPDATE guests SET name = $2, colour = $3 WHERE id = $1'
    await this.database.put('rename', sql, [id, toExact(name), colour])
  }

  async addSession(session: string, guest: string, at: number): Promise<void> {
    await this.database.put('addSession', SESSION, [session, guest, at])
  }

  async endSession(session: string): Promise<void> {
    await this.database.put('endSession', 'DELETE FROM sessions WHERE hash = $1', [session])
  }

  async addTransfer(code: string, guest: string, until: number): Promise<void> {
    await this.database.put(
      'addTransfer',
      `INSERT INTO transfers (code, guest, until) VALUES ($1, $2, $3)
        ON CONFLICT (code) DO UPDATE SET guest = excluded.guest, until = excluded.until`,
      [code, guest, until],
    )
  }

  /** Together with all whose time is over. */
  async takeTransfer(code: string, now: number): Promise<string | null> {
    const taken = await this.database.put(
      'takeTransfer',
      'DELETE FROM transfers WHERE code = $1 OR until <= $2 RETURNING code, guest, until',
      [code, now],
    )
    const one = taken.find((row) => row.code === code)
    return one && Number(one.until) > now ? String(one.guest) : null
  }
}

const guestIn = (rows: Rows): Guest | null => {
  const [row] = rows as unknown as readonly Guest[]
  return row ? { ...row, name: fromExact(row.name) } : null
}
