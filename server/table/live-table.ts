import {
  type AnyGame,
  type Bill,
  CONCEDE,
  changeBetween,
  commitmentTo,
  Host,
  isMatter,
  isRefusal,
  Match,
  type News,
  type Refusal,
  type Seat,
  type Standing,
  seatsUpTo,
  type Viewer,
} from '@sternentisch/kernel'
import {
  type Clocks,
  type Kind,
  LATE,
  type Notice,
  type Post,
  refuseOnline,
  type Settings,
} from '@sternentisch/wire'
import type { Entry } from '../store/store.ts'
import { freshClocks, passed, runsOut, wound } from './clockwork.ts'
import { broughtBy, type Opened, optionsWith, type Seated } from './opened.ts'
import { opensWindow, WINDOW } from './window.ts'

interface Ask {
  readonly seat: Seat
  readonly moves: number
  readonly granted: readonly Seat[]
}

/** What the fold of a log needs to know beside the log. */
export interface Attended {
  readonly game: AnyGame
  /** Who is told of it; without this everybody who may. */
  readonly viewers?: readonly Viewer[]
  /** So many of the latest posts are kept for each viewer. */
  readonly keep: number
}

/**
 * A table as its log makes it: the fold of all entries. It is a cache, made when somebody asks and dropped when nobody
 * does. Whatever does not fit is refused and changes nothing, so the same function judges what is asked for and
 * reads what is stored.
 */
export class LiveTable {
  /** How many entries have been read. */
  n = 0
  /** When the last thing happened, and when somebody has last decided. */
  at = 0
  seated: readonly (Seated | null)[] = []
  notice: Notice | null = null
  /** Until then the window that is open stays open, whatever is answered. */
  free = 0
  /** How many entries brought the match no further. */
  idle = 0
  private match: Match | null = null
  private host: Host | null = null
  private opened: Opened | null = null
  private ask: Ask | null = null
  private again: readonly Seat[] = []
  private next: string | null = null
  private closed = false
  /** How many moves stood when the window that is open was looked for. */
  private moves = -1
  private clocks: Clocks | null = null
  /** How much time each of the moves that stand has earned whoever made it. */
  private readonly earned: number[] = []
  private mostMoves = 0
  private readonly requests = new Map<string, number>()
  private readonly posts = new Map<Viewer, Post[]>()

  constructor(
    readonly id: string,
    private readonly attended: Attended,
  ) {}

  get game(): AnyGame {
    return this.attended.game
  }

  get settings(): Settings {
    return this.first.settings
  }

  /** What the first entry says. */
  get first(): Opened {
    if (!this.opened) throw new Error(`nothing is known of table ${this.id}`)
    return this.opened
  }

  get standing(): Standing | null {
    return this.host?.standing ?? null
  }

  get state(): Notice['state'] {
    if (this.closed) return 'closed'
    if (!this.host) return 'open'
    return this.host.standing.result ? 'over' : 'running'
  }

  /** The seats whose decision the match waits for. */
  get deciding(): readonly Seat[] {
    return this.state === 'running' ? (this.standing?.deciding ?? []) : []
  }

  /** Who decides for a seat: whoever sits there, or a bot. */
  isBot(seat: Seat): boolean {
    const sitter = this.seated[seat]
    const gaveUp = this.standing?.conceded.includes(seat) ?? false
    return sitter != null && (sitter.guest === null || sitter.away || gaveUp)
  }

  /** The seats that people hold, also while a bot plays for them. */
  get persons(): readonly Seat[] {
    return this.seats.filter((seat) => this.seated[seat]?.guest != null)
  }

  get seats(): readonly Seat[] {
    return seatsUpTo(this.settings.chairs.length)
  }

  seatOf(guest: string): Seat | null {
    const seat = this.seated.findIndex((sitter) => sitter?.guest === guest)
    return seat < 0 ? null : (seat as Seat)
  }

  /** With whose eyes a guest may look; null if not at all. */
  viewerFor(guest: string | null): Viewer | null {
    const seat = guest === null ? null : this.seatOf(guest)
    if (seat !== null) return seat
    return this.state === 'open' || this.state === 'closed' || this.settings.watch !== 'nobody'
      ? 'audience'
      : null
  }

  /** The match behind it, for whoever asks bots and writes logs; never for what is sent. */
  get hosted(): Match | null {
    return this.match
  }

  /** When the clock of somebody who decides runs out, and whose. */
  get runsOut(): { readonly seat: Seat; readonly at: number } | null {
    return this.clocks && this.state === 'running' ? runsOut(this.clocks) : null
  }

  /** The entry that a request led to. */
  answered(request: string): number | undefined {
    return this.requests.get(request)
  }

  /** The posts for a viewer from this number on; null where they are not at hand any more. */
  postsFor(viewer: Viewer, from: number): readonly Post[] | null {
    const posts = this.posts.get(viewer) ?? []
    const first = this.n - posts.length
    return from < first ? null : posts.slice(from - first)
  }

  /** Takes in an entry, or says why it cannot be and is as before. */
  take(entry: Entry): Refusal | null {
    if (entry.n !== this.n) throw new Error(`table ${this.id}: entry ${entry.n} after ${this.n - 1}`)
    const begun = this.host !== null
    const refusal = this.happen(entry)
    if (refusal) return refusal
    this.n++
    this.at = entry.at
    if (entry.request !== null) this.requests.set(entry.request, entry.n)
    this.wind(entry)
    this.count()
    this.tell(entry, !begun && this.host !== null)
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
      default:
        return this.inMatch(kind, seat, text, entry.at)
    }
  }

  private open(opened: Opened): Refusal | null {
    if (this.opened) throw new Error('a table is opened once')
    this.opened = opened
    this.seated = opened.seated
    // A deck that does not fit is a matter for whoever brought it, not for those who sit down later.
    const options = optionsWith(this.game, opened.settings.options, opened.seated)
    return isRefusal(options) ? options : this.begin()
  }

  private sit(seat: Seat | null, sitter: Seated): Refusal | null {
    if (this.closed) return refuseOnline('online.closed')
    if (sitter.guest !== null && this.seatOf(sitter.guest) !== null) return refuseOnline('online.seated')
    if (this.host) return refuseOnline('online.begun')
    if (seat === null || this.settings.chairs[seat]?.for !== 'person') return refuseOnline('online.noChair')
    const other = this.seated[seat]
    if (other) return refuseOnline('online.taken', { name: other.name })
    const asked = broughtBy(this.game, this.settings.options, seat)
    if (asked && sitter.deck === null) return refuseOnline('online.noDeck')
    if (!asked && sitter.deck !== null) return refuseOnline('online.deckNotAsked')
    const before = this.seated
    this.seated = before.with(seat, sitter)
    const options = optionsWith(this.game, this.settings.options, this.seated)
    const refusal = isRefusal(options) ? options : this.begin()
    if (refusal) this.seated = before
    return refusal
  }

  private stand(seat: Seat | null): Refusal | null {
    if (seat === null) return refuseOnline('online.notSeated')
    if (this.host) return refuseOnline('online.begun')
    if (this.closed) return refuseOnline('online.closed')
    this.seated = this.seated.with(seat, null)
    return null
  }

  private putAway(): Refusal | null {
    if (this.host) return refuseOnline('online.begun')
    if (this.closed) return refuseOnline('online.closed')
    this.closed = true
    return null
  }

  private playAgain(seat: Seat | null, next: string): Refusal | null {
    if (seat === null || !this.persons.includes(seat)) return refuseOnline('online.notSeated')
    if (this.state !== 'over') return refuseOnline(this.host ? 'online.notOver' : 'online.notBegun')
    if (this.again.includes(seat)) return refuseOnline('online.askedAlready')
    this.again = [...this.again, seat]
    if (this.persons.every((each) => this.again.includes(each))) this.next = next
    return null
  }

  /** The match begins as soon as nobody is missing. */
  private begin(): Refusal | null {
    if (this.seated.some((sitter) => sitter === null)) return null
    const { seed, settings } = this.first
    const options = optionsWith(this.game, settings.options, this.seated)
    if (isRefusal(options)) return options
    const names = this.seated.map((sitter) => sitter?.name ?? '')
    this.match = new Match({ game: this.game, options, seed, id: this.id, names })
    this.host = new Host(this.match, this.viewers)
    return null
  }

  private get viewers(): readonly Viewer[] {
    const {
      viewers = [...this.persons, ...(this.settings.watch === 'nobody' ? [] : ['audience' as const])],
    } = this.attended
    return viewers
  }

  private inMatch(kind: Kind, seat: Seat | null, text: string, now: number): Refusal | null {
    const { host } = this
    if (!host) return refuseOnline('online.notBegun')
    if (seat === null) return refuseOnline('online.notSeated')
    switch (kind) {
      case 'move':
        return this.settled(host.play(seat, text))
      case 'undo':
        return this.settled(host.undo(seat, Number(text)))
      case 'ask':
        return this.askFor(seat, Number(text), host)
      case 'grant':
        return this.grant(seat, host)
      case 'decline':
        return this.decline(seat, text)
      case 'flag':
        return this.flag(seat, host, now)
      case 'leave':
        return this.setAway(seat, true)
      case 'return':
        return this.setAway(seat, false)
      default:
        throw new Error(`an entry of no kind: ${kind}`)
    }
  }

  /** Whatever was asked before somebody moved is no question any more. */
  private settled(refusal: Refusal | null): Refusal | null {
    if (!refusal) this.ask = null
    return refusal
  }

  private askFor(seat: Seat, moves: number, host: Host): Refusal | null {
    if (this.state !== 'running') return refuseOnline('online.notBegun')
    if (this.ask) return refuseOnline('online.askedAlready')
    const refusal = this.match && this.match.steps.length < moves ? this.match.whyNoUndo(seat, moves) : null
    return refusal ?? this.settleAsk({ seat, moves, granted: [] }, host)
  }

  private grant(seat: Seat, host: Host): Refusal | null {
    const { ask } = this
    if (!ask || ask.seat === seat || ask.granted.includes(seat)) return refuseOnline('online.nothingAsked')
    return this.settleAsk({ ...ask, granted: [...ask.granted, seat] }, host)
  }

  /** Once every person who plays has given leave, the moves are taken back; bots give it at once. */
  private settleAsk(ask: Ask, host: Host): Refusal | null {
    const { seat, moves, granted } = ask
    const missing = this.persons.some((each) => each !== seat && !granted.includes(each) && !this.isBot(each))
    if (!missing) return this.settled(host.takeBack(seat, moves))
    this.ask = ask
    return null
  }

  private decline(seat: Seat, what: string): Refusal | null {
    if (what === 'draw') {
      const offered = this.standing?.wantDraw.some((each) => each !== seat)
      return offered ? null : refuseOnline('online.nothingAsked')
    }
    // Who has asked may think better of it.
    if (!this.ask) return refuseOnline('online.nothingAsked')
    this.ask = null
    return null
  }

  private flag(seat: Seat, host: Host, now: number): Refusal | null {
    const { clocks } = this
    const left = clocks?.running.includes(seat) ? passed(clocks, now).left[seat] : 1
    if (this.state !== 'running' || left > 0) return refuseOnline('online.timeLeft')
    return this.settings.late === 'bot' ? this.setAway(seat, true) : this.settled(host.play(seat, CONCEDE))
  }

  private setAway(seat: Seat, away: boolean): Refusal | null {
    const sitter = this.seated[seat]
    if (sitter?.guest == null) return refuseOnline('online.notSeated')
    if (this.state !== 'running') return refuseOnline('online.notBegun')
    if (sitter.away === away) return refuseOnline(away ? 'online.away' : 'online.notAway')
    // Whose time for the whole match is used up would lose the seat again in the same instant.
    if (!away && this.settings.clock?.per === 'match' && this.clocks?.left[seat] === 0)
      return refuseOnline('online.outOfTime')
    this.seated = this.seated.with(seat, { ...sitter, away })
    return null
  }

  /** Time runs only for people who have something to decide, and in a window for nobody at first. */
  private wind({ kind, seat, text, at: now }: Entry): void {
    const { clock } = this.settings
    if (!this.host) return
    const { moves } = this.host.standing
    if (moves !== this.moves) this.free = this.persons.length > 1 && opensWindow(this) ? now + WINDOW : now
    this.moves = moves
    if (!clock) return
    const running = this.deciding.filter((each) => !this.isBot(each))
    const free = Math.max(now, this.free)
    if (!this.clocks) {
      this.clocks = freshClocks(clock, this.seats.length, running, free)
      return
    }
    const back = this.earned.splice(moves).reduce((sum, each) => sum + each, 0)
    const moved = moves > this.earned.length ? seat : null
    const left = passed(this.clocks, now).left
    const matter = isMatter(text)
    this.clocks = wound(clock, this.clocks, {
      ...{ now, deciding: running, free, moved: matter ? null : moved },
      undone: kind === 'undo' && seat !== null ? { seat, back } : null,
    })
    if (moved !== null) this.earned.push(this.clocks.left[moved] - left[moved])
  }

  /** Taking back and asking can go on for ever: how long it does is counted, so that a log can be kept from growing. */
  private count(): void {
    const moves = this.standing?.moves ?? 0
    this.idle = moves > this.mostMoves ? 0 : this.idle + 1
    this.mostMoves = Math.max(moves, this.mostMoves)
  }

  private tell({ n, at, kind, seat }: Entry, begins: boolean): void {
    const before = this.notice
    this.notice = this.noticeNow()
    const notice = changeBetween(before, this.notice)
    for (const viewer of this.everybody()) {
      const news = this.newsFor(viewer)
      const bill = begins ? this.billFor(viewer) : null
      this.keep(viewer, { n, at, kind, seat, notice, ...(bill ? { bill } : {}), ...(news ? { news } : {}) })
    }
  }

  /** Before the match has begun nobody knows more than another. */
  private everybody(): readonly Viewer[] {
    return this.attended.viewers ?? [...this.seats, 'audience']
  }

  private billFor(viewer: Viewer): Bill | null {
    return this.viewers.includes(viewer) ? (this.host?.feedOf(viewer).bill ?? null) : null
  }

  private newsFor(viewer: Viewer): News | null {
    const feed = this.host && this.viewers.includes(viewer) ? this.host.feedOf(viewer) : null
    const news = feed?.news.at(-1) ?? null
    feed?.forget()
    return news
  }

  private keep(viewer: Viewer, post: Post): void {
    const posts = this.posts.get(viewer)
    if (!posts) this.posts.set(viewer, [post])
    else {
      posts.push(post)
      // In larger steps, so that not every post moves all others.
      if (posts.length > 2 * this.attended.keep) posts.splice(0, this.spareable(viewer, posts))
    }
  }

  /** How many of the oldest posts nobody who keeps up needs; whoever looks on late still waits for some of them. */
  private spareable(viewer: Viewer, posts: readonly Post[]): number {
    const many = posts.length - this.attended.keep
    if (viewer !== 'audience' || this.settings.watch !== 'late') return many
    const recent = posts.findIndex(({ at }) => at > this.at - LATE)
    return recent < 0 ? many : Math.min(many, recent)
  }

  private noticeNow(): Notice {
    const { settings, rules, seed, opener } = this.first
    const host = this.seatOf(opener)
    const { game, options, cards, chairs, clock, watch, late, listed, rated } = settings
    return {
      ...{ table: this.id, game, rules, options, cards, chairs, clock, watch, late, listed, rated },
      sitters: this.seated.map(
        (sitter) => sitter && { name: sitter.name, colour: sitter.colour, away: sitter.away },
      ),
      brings: this.seats.map((seat) => broughtBy(this.game, options, seat)?.id ?? null),
      commitment: this.notice?.commitment ?? commitmentTo(seed, this.id),
      opened: this.notice?.opened ?? this.at,
      ...(host === null ? {} : { opener: host }),
      state: this.state,
      clocks: this.clocks,
      ask: this.ask,
      again: this.again,
      next: this.next,
    }
  }
}
