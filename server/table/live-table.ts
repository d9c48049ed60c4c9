import {
  type AnyGame,
  changeBetween,
  isRefusal,
  type Match,
  type Refusal,
  type Seat,
  type Standing,
  TIME,
  type Viewer,
} from '@sternentisch/kernel'
import { type Kind, type Notice, type Post, refuseOnline, type Settings } from '@sternentisch/wire'
import type { Entry } from '../store/store.ts'
import { Chairs } from './chairs.ts'
import { KeptPosts } from './kept-posts.ts'
import { noticeOf } from './notice.ts'
import type { Opened, Seated } from './opened.ts'
import { TableMatch } from './table-match.ts'
import { TableTime } from './table-time.ts'
import { opensWindow } from './window.ts'
import { headOf, WrittenPost } from './written-post.ts'

/** What the fold of a log needs to know beside the log. */
export interface Attended {
  readonly game: AnyGame
  /** Who is told of it; without this everybody who may. */
  readonly viewers?: readonly Viewer[]
  /** So many of the latest posts are kept for each viewer. */
  readonly keep: number
}

/** What stands from the first entry on. */
interface Furnished {
  readonly opened: Opened
  readonly chairs: Chairs
  readonly time: TableTime
  /** Everybody who could be told something. */
  readonly viewers: readonly Viewer[]
}

/**
 * A table as its log makes it: the fold of all entries. It is a cache, made when somebody asks and dropped when nobody
 * does. Whatever does not fit is refused and changes nothing, so the same function judges what is asked for and
 * reads what is stored.
 */
export class LiveTable {
  /** How many entries have been read. */
  n = 0
  /** When the last thing happened. */
  at = 0
  notice: Notice | null = null
  /** The entry by which the match came to be as it is: a move, or one that took some back. */
  turned = 0
  /** The entry by which somebody last asked for leave to take back; −1 if nobody did. */
  askedAt = -1
  /** How many entries brought the match no further. */
  idle = 0
  again: readonly Seat[] = []
  /** Where it goes on, once everybody wants to play again. */
  next: string | null = null
  private furnished: Furnished | null = null
  private played: TableMatch | null = null
  private closed = false
  private mostMoves = 0
  private lastMoves = 0
  private readonly requests = new Map<string, number>()
  private readonly posts: KeptPosts

  constructor(
    readonly id: string,
    private readonly attended: Attended,
  ) {
    this.posts = new KeptPosts(attended.keep)
  }

  get game(): AnyGame {
    return this.attended.game
  }

  /** What the first entry says. */
  get first(): Opened {
    return this.made.opened
  }

  get settings(): Settings {
    return this.first.settings
  }

  private get made(): Furnished {
    if (!this.furnished) throw new Error(`nothing is known of table ${this.id}`)
    return this.furnished
  }

  get standing(): Standing | null {
    return this.played?.standing ?? null
  }

  get state(): Notice['state'] {
    if (this.closed) return 'closed'
    if (!this.played) return 'open'
    return this.played.isOver ? 'over' : 'running'
  }

  /** The seats whose decision the match waits for. */
  get deciding(): readonly Seat[] {
    return this.state === 'running' ? (this.standing?.deciding ?? []) : []
  }

  /** Who decides for a seat: whoever sits there, or a bot. */
  isBot(seat: Seat): boolean {
    return this.played?.isBot(seat) ?? this.made.chairs.isLeftToBot(seat)
  }

  get seats(): readonly Seat[] {
    return this.made.chairs.seats
  }

  get seated(): readonly (Seated | null)[] {
    return this.made.chairs.seated
  }

  /** The seats that people hold, also while a bot plays for them. */
  get persons(): readonly Seat[] {
    return this.made.chairs.persons
  }

  seatOf(guest: string): Seat | null {
    return this.made.chairs.seatOf(guest)
  }

  /** With whose eyes a guest may look; null if not at all. */
  viewerFor(guest: string | null): Viewer | null {
    const seat = guest === null ? null : this.seatOf(guest)
    if (seat !== null) return seat
    const { state } = this
    return state === 'open' || state === 'closed' || this.settings.watch !== 'nobody' ? 'audience' : null
  }

  /** The match behind it, for whoever asks bots and writes logs; never for what is sent. */
  get hosted(): Match | null {
    return this.played?.match ?? null
  }

  get asked(): Notice['ask'] {
    return this.played?.ask ?? null
  }

  get clocks(): Notice['clocks'] {
    return this.made.time.clocks
  }

  /** Until then the window that is open stays open, whatever is answered. */
  get free(): number {
    return this.made.time.free
  }

  /** When the clock of somebody who decides runs out, and whose. */
  get runsOut(): { readonly seat: Seat; readonly at: number } | null {
    return this.state === 'running' ? this.made.time.runsOut : null
  }

  /** The entry that a request led to. */
  answered(request: string): number | undefined {
    return this.requests.get(request)
  }

  /** The posts for a viewer from this number on; null where they are not at hand any more. */
  writtenFor(viewer: Viewer, from: number): readonly WrittenPost[] | null {
    return this.posts.from(viewer, from, this.n)
  }

  /** The same, to be read. */
  postsFor(viewer: Viewer, from: number): readonly Post[] | null {
    return this.writtenFor(viewer, from)?.map((post) => post.read()) ?? null
  }

  /** Takes in an entry, or says why it cannot be and is as before. */
  take(entry: Entry): Refusal | null {
    if (entry.n !== this.n) throw new Error(`table ${this.id}: entry ${entry.n} after ${this.n - 1}`)
    const begun = this.played !== null
    const refusal = this.happen(entry)
    if (refusal) return refusal
    this.n++
    this.at = entry.at
    if (entry.request !== null) this.requests.set(entry.request, entry.n)
    if (entry.kind === 'ask') this.askedAt = entry.n
    if (this.played) this.wind(entry, this.played)
    this.count()
    this.tell(entry, !begun && this.played !== null)
    return null
  }

  private happen(entry: Entry): Refusal | null {
    const { kind, seat, text } = entry
    switch (kind) {
      case 'open':
        return this.open(JSON.parse(text) as Opened)
      case 'sit':
        return this.sit(seat, JSON.parse(text) as Seated)
      case 'stand':
        return this.stand(seat)
      case 'close':
        return this.putAway()
      case 'again':
        return this.playAgain(seat, text)
      case 'decline':
        return text === 'again' ? this.notAgain(seat) : this.inMatch(kind, seat, text, entry.at)
      default:
        return this.inMatch(kind, seat, text, entry.at)
    }
  }

  private open(opened: Opened): Refusal | null {
    if (this.furnished) throw new Error('a table is opened once')
    const { settings, seated } = opened
    const chairs = new Chairs(this.game, settings, seated)
    const time = new TableTime(settings.clock, settings.chairs.length)
    this.furnished = { opened, chairs, time, viewers: [...chairs.seats, 'audience'] }
    // A deck that does not fit is a matter for whoever brought it, not for those who sit down later.
    const { options } = chairs
    return isRefusal(options) ? options : this.begin()
  }

  private sit(seat: Seat | null, sitter: Seated): Refusal | null {
    if (this.closed) return refuseOnline('online.closed')
    if (sitter.guest !== null && this.seatOf(sitter.guest) !== null) return refuseOnline('online.seated')
    if (this.played) return refuseOnline('online.begun')
    return this.made.chairs.sit(seat, sitter) ?? this.begin()
  }

  private stand(seat: Seat | null): Refusal | null {
    if (seat === null) return refuseOnline('online.notSeated')
    if (this.played) return refuseOnline('online.begun')
    if (this.closed) return refuseOnline('online.closed')
    this.made.chairs.stand(seat)
    return null
  }

  private putAway(): Refusal | null {
    if (this.played) return refuseOnline('online.begun')
    if (this.closed) return refuseOnline('online.closed')
    this.closed = true
    return null
  }

  private playAgain(seat: Seat | null, next: string): Refusal | null {
    if (seat === null || !this.persons.includes(seat)) return refuseOnline('online.notSeated')
    if (this.state !== 'over') return refuseOnline(this.played ? 'online.notOver' : 'online.notBegun')
    if (this.again.includes(seat)) return refuseOnline('online.askedAlready')
    this.again = [...this.again, seat]
    if (this.persons.every((each) => this.again.includes(each))) this.next = next
    return null
  }

  /** Whoever wanted to play again thinks better of it, as long as the next table does not stand. */
  private notAgain(seat: Seat | null): Refusal | null {
    if (seat === null || !this.again.includes(seat) || this.next !== null)
      return refuseOnline('online.nothingAsked')
    this.again = this.again.filter((each) => each !== seat)
    return null
  }

  /** The match begins as soon as nobody is missing. */
  private begin(): Refusal | null {
    const { chairs, opened } = this.made
    if (!chairs.areTaken) return null
    const { options, names, persons } = chairs
    if (isRefusal(options)) return options
    const { game, id } = this
    const audience: readonly Viewer[] = this.settings.watch === 'nobody' ? [] : ['audience']
    const viewers = this.attended.viewers ?? [...persons, ...audience]
    this.played = new TableMatch({ game, options, seed: opened.seed, id, names }, viewers, chairs)
    return null
  }

  private inMatch(kind: Kind, seat: Seat | null, text: string, now: number): Refusal | null {
    const { played } = this
    if (!played) return refuseOnline('online.notBegun')
    if (seat === null) return refuseOnline('online.notSeated')
    switch (kind) {
      case 'move':
        return played.move(seat, text)
      case 'undo':
        return played.undo(seat, Number(text))
      case 'ask':
        return played.askFor(seat, Number(text))
      case 'grant':
        return played.grant(seat)
      case 'decline':
        return played.decline(seat, text)
      case 'flag':
        return this.flag(seat, played, now)
      case 'leave':
        return this.setAway(seat, true)
      case 'return':
        return this.setAway(seat, false)
      default:
        throw new Error(`an entry of no kind: ${kind}`)
    }
  }

  private flag(seat: Seat, played: TableMatch, now: number): Refusal | null {
    if (played.isOver || !this.made.time.hasRunOut(seat, now)) return refuseOnline('online.timeLeft')
    return this.settings.late === 'bot' ? this.setAway(seat, true) : played.move(seat, TIME)
  }

  private setAway(seat: Seat, away: boolean): Refusal | null {
    if (this.state !== 'running') return refuseOnline('online.notBegun')
    const { chairs, time } = this.made
    if (!away && this.seated[seat]?.away && time.isUsedUp(seat)) return refuseOnline('online.outOfTime')
    return chairs.setAway(seat, away)
  }

  private wind(entry: Entry, { standing: { moves } }: TableMatch): void {
    this.made.time.wind(entry, {
      moves,
      running: () => this.deciding.filter((each) => !this.isBot(each)),
      isWindow: () => this.game.windowAt !== undefined && this.persons.length > 1 && opensWindow(this),
    })
  }

  /** Taking back and asking can go on for ever: how long it does is counted, so that a log can be kept from growing. */
  private count(): void {
    const moves = this.standing?.moves ?? 0
    if (moves !== this.lastMoves) this.turned = this.n - 1
    this.lastMoves = moves
    this.idle = moves > this.mostMoves ? 0 : this.idle + 1
    this.mostMoves = Math.max(moves, this.mostMoves)
  }

  private tell({ n, at, kind, seat }: Entry, begins: boolean): void {
    const before = this.notice
    this.notice = noticeOf(this, before)
    const head = headOf({ n, at, kind, seat, notice: changeBetween(before, this.notice) })
    // Before the match has begun nobody knows more than another.
    for (const viewer of this.attended.viewers ?? this.made.viewers) {
      const news = this.played?.newsFor(viewer) ?? null
      const bill = begins ? (this.played?.billFor(viewer) ?? null) : null
      const isLate = viewer === 'audience' && this.settings.watch === 'late'
      this.posts.add(viewer, new WrittenPost(n, at, { head, bill, news }), isLate)
    }
  }
}
