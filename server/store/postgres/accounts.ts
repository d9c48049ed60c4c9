import type { Passkey, RatedMatch, RecoveryCode, Session } from '../accounts.ts'
import { UNSAID } from '../unsaid.ts'
import { codeOf, type Database, takerName, UNIQUE_VIOLATION } from './database.ts'
import { endedText } from './notices.ts'

const PASSKEY = 'SELECT id, guest, public_key AS "publicKey", counter, transports, since FROM passkeys'
const RATED = 'SELECT guest, game, n, tbl AS "table", at, mu, sigma FROM rated'

const FORGET = `WITH
  ${['transfers', 'passkeys', 'recovery', 'rated'].map((table) => `${table}_gone AS (DELETE FROM ${table} WHERE guest = $1)`).join(', ')},
  unsaid AS (UPDATE talk SET spoken = $2 WHERE guest = $1),
  guest_gone AS (DELETE FROM guests WHERE id = $1),
  ended AS (DELETE FROM sessions WHERE guest = $1 RETURNING hash)
  SELECT pg_notify('sternentisch', $3 || hash) FROM ended`

/** Passkeys, recovery codes and ratings, and being forgotten. */
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly process: string,
  ) {}

  async addPasskey({ id, guest, publicKey, counter, transports, since }: Passkey): Promise<boolean> {
    // What is there word for word was added before the line broke.
    const sql = `INSERT INTO passkeys (id, guest, public_key, counter, transports, since)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET id = excluded.id
      WHERE (passkeys.guest, passkeys.public_key, passkeys.since) = (excluded.guest, excluded.public_key, excluded.since)
      RETURNING id`
    const values = [id, guest, publicKey, counter, transports, since]
    return (await this.database.put('addPasskey', sql, values)).length > 0
  }

  async passkey(id: string): Promise<Passkey | null> {
    const [passkey] = await this.database.put<Passkey>('passkey', `${PASSKEY} WHERE id = $1`, [id])
    return passkey ?? null
  }

  async passkeysOf(guest: string): Promise<readonly Passkey[]> {
    const sql = `${PASSKEY} WHERE guest = $1 ORDER BY since, id`
    return this.database.put<Passkey>('passkeysOf', sql, [guest])
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    await this.database.put('usePasskey', 'UPDATE passkeys SET counter = $2 WHERE id = $1', [id, counter])
  }

  async setRecovery(guest: string, codes: readonly RecoveryCode[], at: number): Promise<void> {
    const sql = `WITH gone AS (DELETE FROM recovery WHERE guest = $1 AND hash <> ALL ($3::text[]))
      INSERT INTO recovery (guest, key, hash, at) SELECT $1, key, hash, $4 FROM unnest($2::text[], $3::text[]) AS c (key, hash)
      ON CONFLICT DO NOTHING`
    const [keys, hashes] = [codes.map(({ key }) => key), codes.map(({ hash }) => hash)]
    await this.database.put('setRecovery', sql, [guest, keys, hashes, at])
  }

  async recoveries(key: string): Promise<readonly { readonly guest: string; readonly hash: string }[]> {
    const sql = 'SELECT guest, hash FROM recovery WHERE key = $1 AND taken IS NULL'
    return this.database.put('recoveries', sql, [key])
  }

  async takeRecovery(guest: string, hash: string): Promise<boolean> {
    const sql = `UPDATE recovery SET taken = $3 WHERE guest = $1 AND hash = $2 AND (taken IS NULL OR taken = $3)
      RETURNING hash`
    return (await this.database.put('takeRecovery', sql, [guest, hash, takerName()])).length > 0
  }

  /** Together with giving one, all go whose time is over. */
  async giveChallenge(challenge: string, now: number, until: number): Promise<void> {
    const sql = `WITH over AS (DELETE FROM challenges WHERE until <= $2)
      INSERT INTO challenges (challenge, until) VALUES ($1, $3) ON CONFLICT DO NOTHING`
    await this.database.put('giveChallenge', sql, [challenge, now, until])
  }

  async takeChallenge(challenge: string, now: number): Promise<boolean> {
    const sql = `UPDATE challenges SET taken = $3
      WHERE challenge = $1 AND until > $2 AND (taken IS NULL OR taken = $3) RETURNING until`
    return (await this.database.put('takeChallenge', sql, [challenge, now, takerName()])).length > 0
  }

  async sessionsOf(guest: string): Promise<readonly Session[]> {
    const sql = 'SELECT hash, at AS since FROM sessions WHERE guest = $1 ORDER BY at, hash'
    return this.database.put('sessionsOf', sql, [guest])
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
    return this.database.put('ratedOf', sql, [guest])
  }

  async forget(guest: string): Promise<void> {
    await this.database.put('forget', FORGET, [guest, JSON.stringify(UNSAID), endedText(this.process)])
  }
}
