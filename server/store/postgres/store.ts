import { isRefusal, type Refusal, type Seat } from '@sternentisch/kernel'
import type { Passkey, RatedMatch, RecoveryCode } from '../accounts.ts'
import type {
  Commit,
  Elsewhere,
  Guest,
  Presence,
  Spent,
  Store,
  StoredCards,
  StoredTalk,
  TalkLimit,
  WishChange,
} from '../store.ts'
import { Accounts } from './accounts.ts'
import { Beat } from './beat.ts'
import { Beside } from './beside.ts'
import { Database } from './database.ts'
import { Log } from './log.ts'
import type { Release } from './migrations.ts'
import { News } from './news.ts'
import { ALIVE, presenceThing, spentThings, stirThing } from './notices.ts'
import { migrate, whyNot } from './open.ts'
import { People } from './people.ts'
import { Reach } from './reach.ts'
import { Reader } from './reader.ts'
import { Tables } from './tables.ts'
import { Teller } from './teller.ts'

export interface PostgresWays {
  /** Connections of this process; one more listens. */
  readonly connections?: number
  /** Several servers can share a database, each with a schema of its own. */
  readonly schema?: string | null
  /** What this process knows of the database, where a test has several releases. */
  readonly release?: Release
}

const CONNECTIONS = 8

/** Everything in one PostgreSQL, for as many processes as one likes. */
export class PostgresStore implements Store {
  readonly kind = 'postgres'
  private readonly process = crypto.randomUUID().slice(0, 8)
  private readonly log
  private readonly reader
  private readonly tables
  private readonly people
  private readonly beside
  private readonly accounts
  private readonly teller
  private news: News | null = null
  private beat: Beat | null = null

  private constructor(
    private readonly database: Database,
    private readonly schema: string | null,
  ) {
    this.teller = new Teller(database, this.process)
    this.tables = new Tables(database)
    this.log = new Log(database, this.process)
    this.reader = new Reader(database)
    this.people = new People(database, this.process)
    this.accounts = new Accounts(database, this.process)
    this.beside = new Beside(database, (table) => this.teller.tell([stirThing(table)]))
  }

  static async open(
    address: string,
    { connections = CONNECTIONS, schema = null, release }: PostgresWays = {},
  ): Promise<PostgresStore | Refusal> {
    const database = new Database(address, { connections, schema })
    const coming = { mayBeOlder: true, ...(release && { release }) }
    const refusal = await migrate(database, schema, coming).catch((error: unknown) => whyNot(address, error))
    if (isRefusal(refusal)) await database.close()
    return refusal ?? new PostgresStore(database, schema)
  }

  /** From now on this process hears what others do, and they hear that it lives. */
  hear(elsewhere: Elsewhere): void {
    const reach = new Reach(elsewhere)
    this.news = new News(this.database.hosts, this.schema, this.process, reach.from())
    this.beat = new Beat(() => this.teller.tell([ALIVE]), reach.from())
  }

  async hears(): Promise<void> {
    await this.news?.begun
  }

  announce(table: string, presence: Presence, asks: boolean) {
    return this.teller.tell([presenceThing({ ...presence, table, asks })])
  }

  tellSpent(spent: readonly Spent[]) {
    return this.teller.tell(spentThings(spent))
  }

  alone<Done>(name: string, something: () => Promise<Done>) {
    return this.database.alone(name, something)
  }

  giveChallenge(challenge: string, now: number, until: number) {
    return this.accounts.giveChallenge(challenge, now, until)
  }

  takeChallenge(challenge: string, now: number) {
    return this.accounts.takeChallenge(challenge, now)
  }

  commit(commits: readonly Commit[]) {
    return this.log.commit(commits)
  }

  entries(table: string, from: number) {
    return this.reader.entries(table, from)
  }

  index(table: string) {
    return this.tables.index(table)
  }

  tableWithCode(code: string) {
    return this.tables.withCode(code)
  }

  lobby(most: number) {
    return this.tables.lobby(most)
  }

  tablesOf(guest: string, most: number) {
    return this.tables.of(guest, most)
  }

  countOf(guest: string) {
    return this.tables.countOf(guest)
  }

  dueBy(now: number, most: number) {
    return this.tables.dueBy(now, most)
  }

  takeDue(now: number, most: number, until: number, except: readonly string[]) {
    return this.tables.takeDue(now, most, until, except)
  }

  claim(table: string, n: number, now: number, until: number) {
    return this.tables.claim(table, n, now, until)
  }

  setDue(table: string, n: number, due: number | null) {
    return this.tables.setDue(table, n, due)
  }

  wishes(table: string) {
    return this.beside.wishes(table)
  }

  setWishes(table: string, seat: Seat, change: WishChange) {
    return this.beside.setWishes(table, seat, change)
  }

  addGuest(guest: Guest, session: string) {
    return this.people.add(guest, session)
  }

  guest(id: string) {
    return this.people.guest(id)
  }

  guestWith(session: string) {
    return this.people.with(session)
  }

  rename(id: string, name: string, colour: string) {
    return this.people.rename(id, name, colour)
  }

  addSession(session: string, guest: string, at: number) {
    return this.people.addSession(session, guest, at)
  }

  endSession(session: string) {
    return this.people.endSession(session)
  }

  addTransfer(code: string, guest: string, until: number) {
    return this.people.addTransfer(code, guest, until)
  }

  takeTransfer(code: string, now: number) {
    return this.people.takeTransfer(code, now)
  }

  say(talk: Omit<StoredTalk, 'n'>, most: TalkLimit) {
    return this.beside.say(talk, most)
  }

  wasSaid(table: string, request: string) {
    return this.beside.wasSaid(table, request)
  }

  talk(table: string, from: number) {
    return this.beside.talk(table, from)
  }

  addCards(cards: StoredCards, by: string, at: number) {
    return this.beside.addCards(cards, by, at)
  }

  cards(hash: string) {
    return this.beside.cards(hash)
  }

  addPasskey(passkey: Passkey) {
    return this.accounts.addPasskey(passkey)
  }

  passkey(id: string) {
    return this.accounts.passkey(id)
  }

  passkeysOf(guest: string) {
    return this.accounts.passkeysOf(guest)
  }

  usePasskey(id: string, counter: number) {
    return this.accounts.usePasskey(id, counter)
  }

  setRecovery(guest: string, codes: readonly RecoveryCode[], at: number) {
    return this.accounts.setRecovery(guest, codes, at)
  }

  recoveries(key: string) {
    return this.accounts.recoveries(key)
  }

  takeRecovery(guest: string, hash: string) {
    return this.accounts.takeRecovery(guest, hash)
  }

  sessionsOf(guest: string) {
    return this.accounts.sessionsOf(guest)
  }

  rate(matches: readonly RatedMatch[]) {
    return this.accounts.rate(matches)
  }

  isRated(table: string) {
    return this.accounts.isRated(table)
  }

  ratedOf(guest: string) {
    return this.accounts.ratedOf(guest)
  }

  forget(guest: string) {
    return this.accounts.forget(guest)
  }

  async close() {
    this.beat?.close()
    await this.news?.close()
    await this.teller.close()
    await this.database.close()
  }
}
