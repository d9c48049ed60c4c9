import type { Passkey, RatedMatch, RecoveryCode, Session } from '../accounts.ts'
import { UNSAID } from '../unsaid.ts'
import { codeOf, type Database, type Rows, UNIQUE_VIOLATION } from './database.ts'

const PASSKEY = 'SELECT id, guest, public_key AS "publicKey", counter, transports, since FROM passkeys'
const RATED = 'SELECT guest, game, n, tbl AS "table", at, mu, sigma FROM rated'

const FORGET = `WITH
  ${['sessions', 'transfers', 'passkeys', 'recovery', 'rated'].map((table) => `${table}_gone AS (DELETE FROM ${table} WHERE guest = $1)`).join(', ')},
  unsaid AS (UPDATE talk SET spoken = $2 WHERE guest = $1)
  DELETE FROM guests WHERE id = $1`

/** Passkeys, recovery codes and ratings, and being forgotten. */
export class Accounts {
  constructor(private readonly database: Database) {}

  async addPasskey({ id, guest, publicKey, counter, transports, since }: Passkey): Promise<boolean> {
    const sql = `INSERT INTO passkeys (id, guest, public_key, counter, transports, since)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING id`
    const values = [id, guest, publicKey, counter, transports, since]
    return (await this.database.put('addPasskey', sql, values)).length > 0
  }

  async passkey(id: string): Promise<Passkey | null> {
    return passkeysIn(await this.database.put('passkey', `${PASSKEY} WHERE id = $1`, [id]))[0] ?? null
  }

  async passkeysOf(guest: string): Promise<readonly Passkey[]> {
    const sql = `${PASSKEY} WHERE guest = $1 ORDER BY since, id`
    return passkeysIn(await this.database.put('passkeysOf', sql, [guest]))
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    await this.database.put('usePasskey', 'UPDATE passkeys SET counter = $2 WHERE id = $1', [id, counter])
  }

  setRecovery(guest: string, codes: readonly RecoveryCode[], at: number): Promise<void> {
    return this.database.together(async (put) => {
      await put('DELETE FROM recovery WHERE guest = $1', [guest])
      for (const { key, hash } of codes)
        await put('INSERT INTO recovery (guest, key, hash, at) VALUES ($1, $2, $3, $4)', [
          guest,
          key,
          hash,
          at,
        ])
    })
  }

  async recoveries(key: string): Promise<readonly { readonly guest: string; readonly hash: string }[]> {
    const rows = await this.database.put('recoveries', 'SELECT guest, hash FROM recovery WHERE key = $1', [
      key,
    ])
    return rows as unknown as readonly { readonly guest: string; readonly hash: string }[]
  }

  async takeRecovery(guest: string, hash: string): Promise<boolean> {
    const sql = 'DELETE FROM recovery WHERE guest = $1 AND hash = $2 RETURNING hash'
    return (await this.database.put('takeRecovery', sql, [guest, hash])).length > 0
  }

  async sessionsOf(guest: string): Promise<readonly Session[]> {
    const sql = 'SELECT hash, at AS since FROM sessions WHERE guest = $1 ORDER BY at, hash'
    return (await this.database.put('sessionsOf', sql, [guest])) as unknown as readonly Session[]
  }

  /** One statement: a number that is taken ends it, and nothing is stored. */
  async rate(matches: readonly RatedMatch[]): Promise<boolean> {
    const rows = matches.map(({ table, ...match }) => ({ ...match, tbl: table }))
    const sql = `INSERT INTO rated SELECT * FROM json_to_recordset($1)
      AS r (guest text, game text, n int, tbl text, at bigint, mu float8, sigma float8)`
    try {
      await this.database.put('rate', sql, [JSON.stringify(rows)])
      return true
    } catch (error) {
      if (codeOf(error) === UNIQUE_VIOLATION) return false
      throw error
    }
  }

  async isRated(table: string): Promise<boolean> {
    return (
      (await this.database.put('isRated', 'SELECT 1 FROM rated WHERE tbl = $1 LIMIT 1', [table])).length > 0
    )
  }

  async ratedOf(guest: string): Promise<readonly RatedMatch[]> {
    const sql = `${RATED} WHERE guest = $1 ORDER BY game COLLATE "C", n`
    return (await this.database.put('ratedOf', sql, [guest])) as unknown as readonly RatedMatch[]
  }

  async forget(guest: string): Promise<void> {
    await this.database.put('forget', FORGET, [guest, JSON.stringify(UNSAID)])
  }
}

const passkeysIn = (rows: Rows): readonly Passkey[] => rows as unknown as readonly Passkey[]
