import { isRefusal, type Refusal, type Seat } from '@sternentisch/kernel'
import type { Passkey, RatedMatch, RecoveryCode } from '../accounts.ts'
import type { Guest, Store, StoredCards, StoredTalk, TalkLimit, WishChange } from '../store.ts'
import { Accounts } from './accounts.ts'
import { backup } from './backup.ts'
import { Beside } from './beside.ts'
import { Log } from './log.ts'
import { type Database, openDatabase } from './open.ts'
import type { Written } from './packed.ts'
import { People } from './people.ts'
import { Tables } from './tables.ts'

/** Everything in one file. Several processes may share it: whoever is second to a number is refused. */
export class SqliteStore implements Store {
  readonly kind = 'sqlite'
  private readonly log
  private readonly tables
  private readonly people
  private readonly accounts
  private readonly beside

  private constructor(
    private readonly database: Database,
    private readonly file: string,
  ) {
    this.tables = new Tables(database)
    this.log = new Log(database, this.tables)
    this.people = new People(database)
    this.accounts = new Accounts(database)
    this.beside = new Beside(database)
  }

  static open(file: string): SqliteStore | Refusal {
    const database = openDatabase(file)
    return isRefusal(database) ? database : new SqliteStore(database, file)
  }

  async commit(commits: readonly Written[]) {
    return this.log.commit(commits)
  }

  async entries(table: string, from: number) {
    return this.log.entries(table, from)
  }

  async index(table: string) {
    return this.tables.index(table)
  }

  async tableWithCode(code: string) {
    return this.tables.withCode(code)
  }

  async lobby(most: number) {
    return this.tables.lobby(most)
  }

  async tablesOf(guest: string, most: number) {
    return this.tables.of(guest, most)
  }

  async countOf(guest: string) {
    return this.tables.countOf(guest)
  }

  async dueBy(now: number, most: number) {
    return this.tables.dueBy(now, most)
  }

  async setDue(table: string, n: number, due: number | null) {
    this.tables.setDue(table, n, due)
  }

  async wishes(table: string) {
    return this.beside.wishes(table)
  }

  async setWishes(table: string, seat: Seat, change: WishChange) {
    return this.beside.setWishes(table, seat, change)
  }

  async addGuest(guest: Guest, session: string) {
    this.people.add(guest, session)
  }

  async guest(id: string) {
    return this.people.guest(id)
  }

  async guestWith(session: string) {
    return this.people.with(session)
  }

  async rename(id: string, name: string, colour: string) {
    this.people.rename(id, name, colour)
  }

  async addSession(session: string, guest: string, at: number) {
    this.people.addSession(session, guest, at)
  }

  async endSession(session: string) {
    this.people.endSession(session)
  }

  async addTransfer(code: string, guest: string, until: number) {
    this.people.addTransfer(code, guest, until)
  }

  async takeTransfer(code: string, now: number) {
    return this.people.takeTransfer(code, now)
  }

  async addPasskey(passkey: Passkey) {
    return this.accounts.addPasskey(passkey)
  }

  async passkey(id: string) {
    return this.accounts.passkey(id)
  }

  async passkeysOf(guest: string) {
    return this.accounts.passkeysOf(guest)
  }

  async usePasskey(id: string, counter: number) {
    this.accounts.usePasskey(id, counter)
  }

  async setRecovery(guest: string, codes: readonly RecoveryCode[], at: number) {
    this.accounts.setRecovery(guest, codes, at)
  }

  async recoveries(key: string) {
    return this.accounts.recoveries(key)
  }

  async takeRecovery(guest: string, hash: string) {
    return this.accounts.takeRecovery(guest, hash)
  }

  async sessionsOf(guest: string) {
    return this.accounts.sessionsOf(guest)
  }

  async rate(matches: readonly RatedMatch[]) {
    return this.accounts.rate(matches)
  }

  async isRated(table: string) {
    return this.accounts.isRated(table)
  }

  async ratedOf(guest: string) {
    return this.accounts.ratedOf(guest)
  }

  async forget(guest: string) {
    this.accounts.forget(guest)
  }

  async say(talk: Omit<StoredTalk, 'n'>, most: TalkLimit) {
    return this.beside.say(talk, most)
  }

  async wasSaid(table: string, request: string) {
    return this.beside.wasSaid(table, request)
  }

  async talk(table: string, from: number) {
    return this.beside.talk(table, from)
  }

  async addCards(cards: StoredCards, by: string, at: number) {
    this.beside.addCards(cards, by, at)
  }

  async cards(hash: string) {
    return this.beside.cards(hash)
  }

  /** A copy of everything as it is now, while all goes on. */
  async backup(to: string) {
    this.tables.settle()
    return backup(this.file, to)
  }

  async close() {
    if (!this.database.isOpen) return
    this.tables.settle()
    this.database.close()
  }
}
