import {
  type AnyGame,
  freshSeed,
  isRefusal,
  type Refusal,
  type Seed,
  type Viewer,
} from '@sternentisch/kernel'
import { type Act, type Post, refuseOnline, type TableOpening } from '@sternentisch/wire'
import type { Commit, Entry, Guest, Store } from '../store/store.ts'
import { AskerGone, Unanswered } from '../store/unanswered.ts'
import { LiveTable } from '../table/live-table.ts'
import { broughtBy, type Opened, readSettings } from '../table/opened.ts'
import { Committer } from './committer.ts'
import { dueOf } from './due.ts'
import { Effort } from './effort.ts'
import { entryFor, seatedAs } from './entry-for.ts'
import { Folds } from './folds.ts'
import { freshCode, freshTableId } from './fresh.ts'
import { indexOf } from './index-of.ts'
import { type EdgeNews, Neighbours } from './neighbours.ts'
import { nextTable } from './next-table.ts'
import type { Follower, Room } from './room.ts'
import { Rooms } from './rooms.ts'
import { seatedAt } from './seated-at.ts'
import { Unplayable } from './unplayable.ts'
import { Usher } from './usher.ts'

/** Finds the engine of a game by its version, able to play with a card set; null stands for today's rules. */
export type FindGame = (
  game: string,
  rules: string | null,
  cards: string | null,
) => Promise<AnyGame | Refusal>

export interface HallWays {
  readonly store: Store
  readonly findGame: FindGame
  /** What a bot of a level is called where so many of its kind sit already. */
  botName(level: number, before: number): string
  readonly now?: () => number
  /** Whoever has to do with people rather than tables. */
  readonly edge?: Partial<EdgeNews>
  /** So many of the latest posts of a table are at hand for each viewer; older ones are made from the log. */
  readonly keep?: number
  /** How cards are shuffled: never twice alike, but where a test says how. */
  readonly seed?: () => Seed
  /** A fault of ours that somebody should look at. */
  readonly failed?: (error: unknown) => void
}

const KEEP = 16
/** Another process may be quicker; that often in a row it is not. */
const TRIES = 8

/** Where all tables are. Live ones are a cache of the store: whatever is told was stored before. */
export class Hall {
  readonly store: Store
  readonly now: () => number
  readonly findGame: FindGame
  readonly rooms = new Rooms()
  readonly usher: Usher
  readonly neighbours: Neighbours
  readonly effort: Effort
  private readonly seed: () => Seed
  private readonly folds: Folds
  private readonly committer: Committer

  constructor(private readonly ways: HallWays) {
    this.store = ways.store
    this.now = ways.now ?? Date.now
    this.findGame = ways.findGame
    this.seed = ways.seed ?? freshSeed
    this.committer = new Committer(ways.store, (table) => this.drop(table))
    this.folds = new Folds({
      make: (table, viewer) => this.fold(table, Number.POSITIVE_INFINITY, [viewer]),
      entries: (table, from) => this.store.entries(table, from),
    })
    this.effort = new Effort(this.store, this.rooms, this.folds, ways.keep ?? KEEP)
    this.usher = new Usher({
      now: this.now,
      fold: (table, viewer) => this.folds.of(table, viewer),
      announce: (room) => this.neighbours.announce(room),
      failed: (error) => ways.failed?.(error),
    })
    this.neighbours = new Neighbours(this, {
      edge: ways.edge ?? {},
      failed: (error) => ways.failed?.(error),
    })
  }

  /** A new table with its first guest. */
  async openTable(
    guest: Guest,
    { settings, seat, deck }: TableOpening,
  ): Promise<{ table: string; code: string } | Refusal> {
    const game = await this.ways.findGame(settings.game, null, settings.cards)
    if (isRefusal(game)) return game
    const meant = readSettings(game, settings)
    if (isRefusal(meant)) return meant
    if (meant.chairs[seat]?.for !== 'person') return refuseOnline('online.noChair')
    const asked = broughtBy(game, meant.options, seat)
    if (asked && deck === null) return refuseOnline('online.noDeck')
    if (!asked && deck !== null) return refuseOnline('online.deckNotAsked')
    const seated = seatedAt(meant, seat, seatedAs(guest, deck), this.ways.botName)
    const code = freshCode(6)
    const opened = { rules: game.version, settings: meant, seed: this.seed(), opener: guest.id, code, seated }
    const table = freshTableId()
    const made = this.made(table, game, opened)
    if (isRefusal(made)) return made
    if (!(await this.committer.add([made]))) return refuseOnline('online.trouble')
    this.stir(made)
    return { table, code }
  }

  /** What is to be stored of a new table. */
  private made(table: string, game: AnyGame, opened: Opened): Commit | Refusal {
    const live = new LiveTable(table, { game, keep: 0 })
    const entry: Entry = {
      ...{ table, n: 0, at: this.now(), kind: 'open', seat: null, request: null },
      text: JSON.stringify(opened),
    }
    return live.take(entry) ?? { entry, index: indexOf(live, 'open', dueOf(live, new Map())) }
  }

  /**
   * What a guest wants to do at a table: the number of the entry it led to, once that is stored; or why not. Whoever has gone
   * meanwhile asks another process, which may have answered: here nothing more is tried.
   */
  act(guest: Guest, table: string, request: string, act: Act, asker?: Asker): Promise<number | Refusal> {
    return this.enter(table, requestOf(guest, request), (live) => entryFor(live, guest, act), asker)
  }

  /** Adds an entry that `make` finds right for the table as it is now. Who asks twice by one name gets one answer. */
  enter(table: string, request: string | null, make: Make, asker?: Asker): Promise<number | Refusal> {
    return this.rooms.hold(table, (room) => {
      if (request === null) return this.enterIn(room, null, make)
      const same = room.asked.get(request)
      if (same) return same
      const answer = this.enterIn(room, request, make, asker)
      room.asked.set(request, answer)
      const answered = (): void => {
        room.asked.delete(request)
      }
      answer.then(answered, answered)
      return answer
    })
  }

  private async enterIn(
    room: Room,
    request: string | null,
    make: Make,
    asker?: Asker,
  ): Promise<number | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = room.live ?? (await this.liveIn(room))
      if (asker?.isGone) throw new AskerGone('whoever asked has gone')
      if (!live) return refuseOnline('online.noTable')
      const known = request === null ? undefined : live.answered(request)
      if (known !== undefined) return known
      const commits = this.taken(room, live, request, make)
      if (isRefusal(commits)) {
        // Judged by something that is still on its way to the disk: if it does not arrive, this was no reason.
        // Likewise if another process has gone on, and the news of it is still on its way.
        if ((room.writing === null || (await room.writing)) && !(await this.isBehind(room, live)))
          return commits
      } else if (await this.stored(room, commits, request)) return commits[0].entry.n
      // Somebody else was quicker: read on and judge again.
    }
    return refuseOnline('online.trouble')
  }

  /** Whether another process knows more of a table than was known here. Then it is known here, too. */
  private async isBehind(room: Room, live: LiveTable): Promise<boolean> {
    if (!this.store.hear) return false
    const { n } = live
    if (room.live === live) await this.readOn(room)
    return room.live !== live || live.n > n
  }

  /** The table takes an entry in; nobody is told before it is stored. */
  private taken(
    room: Room,
    live: LiveTable,
    request: string | null,
    make: Make,
  ): readonly [Commit, ...Commit[]] | Refusal {
    const draft = make(live)
    if (isRefusal(draft)) return draft
    const { id: table, n } = live
    const { kind, seat, text } = draft
    const entry: Entry = { table, n, at: Math.max(this.now(), live.at), kind, seat, text, request }
    try {
      const refusal = live.take(entry)
      if (refusal) return refusal
      room.used = this.now()
      room.due = dueOf(live, room.looked)
      const commit = { entry, index: indexOf(live, entry.kind, this.dueToKeep(room, live)) }
      const next = entry.kind === 'again' ? live.notice?.next : null
      if (next == null) return [commit]
      const made = this.made(next, live.game, nextTable(live, this.seed()))
      if (isRefusal(made)) this.drop(table)
      return isRefusal(made) ? made : [commit, made]
    } catch (error) {
      // A fault of ours: the table is made from its log again, and the entry is not in there.
      this.drop(table)
      throw error
    }
  }

  /**
   * What the store has to know of that. Who is here answers by themselves, and is looked after from here should they leave: to write
   * it down, and a moment later that nothing was to be done, would cost as much as the move. Several processes need it all the
   * same, to find out which of them does it.
   */
  private dueToKeep(room: Room, live: LiveTable): number | null {
    return this.store.claim ? room.due : dueOf(live, room.looked, (seat) => room.answersItself(seat))
  }

  /** The store is told when something is due, unless it knows. */
  async keepDue(room: Room, n: number, due: number | null): Promise<void> {
    const { dueKept: kept } = room
    if (!this.store.claim && kept?.n === n && kept.due === due) return
    await this.store.setDue(room.table, n, due)
    room.dueKept = { n, due }
  }

  private async stored(room: Room, commits: readonly Commit[], request: string | null): Promise<boolean> {
    const failures: unknown[] = []
    const writing = this.committer.add(commits).catch((error: unknown) => {
      failures.push(error)
      return false
    })
    room.writing = writing
    const arrived = await writing
    if (room.writing === writing) room.writing = null
    if (arrived) {
      const { n, due } = commits[0].index
      room.stored = Math.max(room.stored, n + 1)
      room.dueKept = { n, due }
    } else if (failures.length === 0) return false
    else if (!(await this.isWritten(room, request))) throw failures[0]
    this.usher.deliver(room)
    for (const commit of commits) this.stir(commit)
    return true
  }

  /** Whether the disk has it all the same is not known when it fails: the log tells, if it can be read. */
  private async isWritten(room: Room, request: string | null): Promise<boolean> {
    if (request === null) return false
    const live = await this.liveIn(room).catch((cause: unknown) => {
      throw new Unanswered('the log cannot be read', { cause })
    })
    return live?.answered(request) !== undefined
  }

  private stir({ index }: Commit): void {
    const guests = index.guests.filter((guest) => guest !== null)
    if (guests.length > 0) this.ways.edge?.stirred?.(index.table, guests)
  }

  /** The table as its log makes it, kept for a while; null if there is none. */
  liveTable(table: string): Promise<LiveTable | null> {
    return this.rooms.hold(table, (room) => this.liveIn(room))
  }

  /** The same for whoever holds the room. */
  async liveIn(room: Room): Promise<LiveTable | null> {
    if (room.live) return room.live
    room.loading ??= this.read(room).finally(() => {
      room.loading = null
    })
    return room.loading
  }

  /** Whether everything that is known of a table is on the disk. */
  isStored(live: LiveTable): boolean {
    return (this.rooms.get(live.id)?.stored ?? 0) >= live.n
  }

  private async read(room: Room): Promise<LiveTable | null> {
    // What was promised before belongs to the log.
    while (room.writing) await room.writing
    const [live] = await Promise.all([this.fold(room.table, this.ways.keep ?? KEEP), this.readWishes(room)])
    room.live = live
    room.looked.clear()
    room.stored = live?.n ?? 0
    room.used = this.now()
    room.due = live && dueOf(live, room.looked)
    if (live) this.usher.deliver(room)
    return live
  }

  readWishes(room: Room): Promise<void> {
    return room.wishInTurn(async () => {
      room.wishes = new Map(await this.store.wishes(room.table))
    })
  }

  /** Somebody else has added to the log of a table: what is new is taken in, and everybody here is told. */
  async readOn(room: Room): Promise<void> {
    // Who writes meanwhile finds out by itself: its number is taken.
    // A table that is just being made may have been read before this was stored. From here on nobody writes until `n` is known:
    // what is known is what is stored.
    while (room.writing || room.loading) await (room.loading?.catch(() => null) ?? room.writing)
    const { live } = room
    if (!live) {
      if (room.followers.size > 0) await this.liveIn(room)
      return
    }
    const { n } = live
    const entries = await this.store.entries(room.table, n)
    if (room.live !== live || live.n !== n) return
    for (const entry of entries) {
      const refusal = live.take(entry)
      if (!refusal) continue
      this.drop(room.table)
      throw new Error(`table ${room.table}: entry ${entry.n} is refused: ${refusal.code}`)
    }
    room.stored = live.n
    room.due = dueOf(live, room.looked)
    this.usher.deliver(room)
  }

  /** Folds the log of a table, for all viewers or for some. */
  private async fold(table: string, keep: number, viewers?: readonly Viewer[]): Promise<LiveTable | null> {
    const entries = await this.store.entries(table, 0)
    if (entries.length === 0) return null
    const { settings, rules } = JSON.parse(entries[0].text) as Opened
    const game = await this.ways.findGame(settings.game, rules, settings.cards)
    if (isRefusal(game)) throw new Unplayable(table, game)
    const live = new LiveTable(table, { game, keep, ...(viewers ? { viewers } : {}) })
    for (const entry of entries) {
      const refusal = live.take(entry)
      if (refusal) throw new Error(`table ${table}: entry ${entry.n} is refused: ${refusal.code}`)
    }
    return live
  }

  /** What is known of a table is not so, or nobody needs it now; the log has all of it. */
  drop(table: string): void {
    const room = this.rooms.get(table)
    if (!room) return
    room.live = null
    room.due = null
    this.rooms.tidy(room)
  }

  /** Shows a table to somebody from this number on, if it is for their eyes. */
  follow(table: string, follower: Follower): Promise<Refusal | null> {
    return this.rooms.hold(table, async (room) => {
      const live = await this.liveIn(room)
      if (!live) return refuseOnline('online.noTable')
      // Whoever comes from another process may be ahead of the news; and may have sat down there.
      if (follower.next > room.stored || live.viewerFor(follower.guest) === null)
        await this.isBehind(room, live)
      const viewer = (room.live ?? live).viewerFor(follower.guest)
      if (viewer === null) return refuseOnline('online.notForYou')
      // Who has left while the table was made is not let in any more: nobody would show them out.
      if (!follower.gone) this.usher.admit(room, follower, viewer)
      return null
    })
  }

  unfollow(table: string, follower: Follower): void {
    follower.gone = true
    const room = this.rooms.get(table)
    if (!room) return
    this.usher.showOut(room, follower, null)
    this.rooms.tidy(room)
  }

  /** All that was told to somebody who plays there: for a glance, without being there. Null for everybody else. */
  async glance(table: string, guest: string): Promise<readonly Post[] | null> {
    const index = await this.store.index(table)
    const seat = index?.guests.indexOf(guest) ?? -1
    if (seat < 0) return null
    const live = await this.folds.of(table, seat as Viewer)
    return live?.postsFor(seat as Viewer, 0) ?? null
  }

  /** Everything that was promised is on the disk. */
  settle(): Promise<void> {
    return this.committer.idle()
  }
}

/** Whoever waits for an answer, as long as they do. */
export interface Asker {
  readonly isGone: boolean
}

/** What is to be done at a table as it is now, or why not. */
type Make = (live: LiveTable) => Pick<Entry, 'kind' | 'seat' | 'text'> | Refusal

/** Two guests may give their requests the same name. */
export const requestOf = (guest: Guest, request: string): string => `${guest.id} ${request}`
