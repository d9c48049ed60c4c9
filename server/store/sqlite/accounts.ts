import type { Passkey, RatedMatch, RecoveryCode, Session } from '../accounts.ts'
import { UNSAID } from '../unsaid.ts'
import { type Database, inTransaction } from './open.ts'

type PasskeyRow = Omit<Passkey, 'transports'> & { readonly transports: string }

const PASSKEY = 'SELECT id, guest, public_key AS publicKey, counter, transports, since FROM passkeys'
const RATED = 'SELECT guest, game, n, tbl AS "table", at, mu, sigma FROM rated'

/** Passkeys, recovery codes and ratings, and being forgotten. */
export class Accounts {
  private readonly passkeyAdded
  private readonly passkeyWith
  private readonly guestsPasskeys
  private readonly passkeyUsed
  private readonly codesOver
  private readonly codeAdded
  private readonly codesWith
  private readonly codeTaken
  private readonly guestsSessions
  private readonly ratedTaken
  private readonly ratedAdded
  private readonly ratedAt
  private readonly guestsRated
  private readonly forgotten

  constructor(private readonly database: Database) {
    const prepare = (sql: string) => database.prepare(sql)
    this.passkeyAdded = prepare(
      `INSERT INTO passkeys (id, guest, public_key, counter, transports, since) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO NOTHING`,
    )
    this.passkeyWith = prepare(`${PASSKEY} WHERE id = ?`)
    this.guestsPasskeys = prepare(`${PASSKEY} WHERE guest = ? ORDER BY since, id`)
    this.passkeyUsed = prepare('UPDATE passkeys SET counter = ? WHERE id = ?')
    this.codesOver = prepare('DELETE FROM recovery WHERE guest = ?')
    this.codeAdded = prepare('INSERT INTO recovery (guest, key, hash, at) VALUES (?, ?, ?, ?)')
    this.codesWith = prepare('SELECT guest, hash FROM recovery WHERE key = ?')
    this.codeTaken = prepare('DELETE FROM recovery WHERE guest = ? AND hash = ?')
    this.guestsSessions = prepare('SELECT hash, at AS since FROM sessions WHERE guest = ? ORDER BY at, hash')
    this.ratedTaken = prepare(
      'SELECT 1 FROM rated WHERE guest = ? AND ((game = ? AND n = ?) OR tbl = ?) LIMIT 1',
    )
    this.ratedAdded = prepare(
      'INSERT INTO rated (guest, game, n, tbl, at, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    this.ratedAt = prepare('SELECT 1 FROM rated WHERE tbl = ? LIMIT 1')
    this.guestsRated = prepare(`${RATED} WHERE guest = ? ORDER BY game, n`)
    this.forgotten = [
      ...['sessions', 'transfers', 'passkeys', 'recovery', 'rated'].map((table) =>
        prepare(`DELETE FROM ${table} WHERE guest = ?`),
      ),
      prepare(`UPDATE talk SET spoken = '${JSON.stringify(UNSAID)}' WHERE guest = ?`),
      prepare('DELETE FROM guests WHERE id = ?'),
    ]
  }

  addPasskey({ id, guest, publicKey, counter, transports, since }: Passkey): boolean {
    return this.passkeyAdded.run(id, guest, publicKey, counter, JSON.stringify(transports), since).changes > 0
  }

  passkey(id: string): Passkey | null {
    const row: PasskeyRow | undefined = this.passkeyWith.get(id)
    return row ? passkeyFrom(row) : null
  }

  passkeysOf(guest: string): readonly Passkey[] {
    return this.guestsPasskeys.all(guest).map(passkeyFrom)
  }

  usePasskey(id: string, counter: number): void {
    this.passkeyUsed.run(counter, id)
  }

  setRecovery(guest: string, codes: readonly RecoveryCode[], at: number): void {
    inTransaction(this.database, () => {
      this.codesOver.run(guest)
      for (const { key, hash } of codes) this.codeAdded.run(guest, key, hash, at)
    })
  }

  recoveries(key: string): readonly { readonly guest: string; readonly hash: string }[] {
    return this.codesWith.all(key)
  }

  takeRecovery(guest: string, hash: string): boolean {
    return this.codeTaken.run(guest, hash).changes > 0
  }

  sessionsOf(guest: string): readonly Session[] {
    return this.guestsSessions.all(guest)
  }

  rate(matches: readonly RatedMatch[]): boolean {
    return inTransaction(this.database, () => {
      const isTaken = ({ guest, game, n, table }: RatedMatch): boolean =>
        this.ratedTaken.get(guest, game, n, table) !== undefined
      if (matches.some(isTaken)) return false
      for (const { guest, game, n, table, at, mu, sigma } of matches)
        this.ratedAdded.run(guest, game, n, table, at, mu, sigma)
      return true
    })
  }

  isRated(table: string): boolean {
    return this.ratedAt.get(table) !== undefined
  }

  ratedOf(guest: string): readonly RatedMatch[] {
    return this.guestsRated.all(guest)
  }

  forget(guest: string): void {
    inTransaction(this.database, () => {
      for (const each of this.forgotten) each.run(guest)
    })
  }
}

const passkeyFrom = (row: PasskeyRow): Passkey => ({ ...row, transports: JSON.parse(row.transports) })
