import { type Bill, changed, type News, type Refusal, type Seat, type Viewer } from '@sternentisch/kernel'
import type { Notice, Post } from '../post.ts'
import type { Message, Talk } from '../socket.ts'

/** One thing that happened at a table, whatever this viewer is told of it. */
export interface Happened extends Pick<Post, 'n' | 'at' | 'kind' | 'seat'> {
  /** Whether the match has told something of it. */
  readonly told: boolean
  /** Whose question for leave to take back it has ended by being a move: whoever made it may not have seen the question. */
  readonly voided: Seat | null
}

/** A table of a server, as far as it has been heard of: the fold of its posts. */
export class FollowedTable {
  /** With whose eyes it is seen; null before the server has answered. */
  viewer: Viewer | null = null
  notice: Notice | null = null
  /** What is known before the first card; null before the match has begun. */
  bill: Bill | null = null
  /** The number of the next post. */
  next = 0
  /** When the last post was written, by the server's clock. */
  at = 0
  here: readonly Seat[] = []
  watching = 0
  talk: readonly Talk[] = []
  /** What the viewer has made ahead: moves in notation that are played once they can be. */
  made: readonly string[] = []
  /** Why nothing comes any more. */
  gone: Refusal | null = null
  /** How much the server's clock is ahead of ours. */
  ahead = 0
  /** Goes up with everything that is heard: what was drawn of an earlier one is out of date. */
  version = 0
  /** It was asked for, and what comes before the answer belongs to an earlier question. */
  asked = false
  /** What happened, entry by entry. */
  readonly happened: Happened[] = []
  private readonly news: News[] = []
  /**
   * The beginning of what is on its way in several pieces. Nobody sees it before the rest is here: a table is never shown as
   * it was in the middle of what has long happened.
   */
  private waiting: Post[] = []
  private readonly listeners = new Set<() => void>()

  constructor(
    readonly id: string,
    private readonly now: () => number,
  ) {}

  /** What the match has told from this number on, as a feed does. */
  since(n: number): readonly News[] {
    return this.news.slice(n)
  }

  /** The number of the last thing said that was heard. */
  get heard(): number {
    return (this.talk.at(-1)?.n ?? -1) + 1
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Takes in what the server says of this table; false if it has to be asked from the start again. */
  take(message: Message): boolean {
    const fits = this.takeIn(message)
    this.version++
    for (const listener of [...this.listeners]) listener()
    return fits
  }

  private takeIn(message: Message): boolean {
    switch (message.re) {
      case 'follow':
        return this.lookAs(message)
      case 'posts':
        return this.asked || this.readAll(message.posts, message.more ?? false)
      case 'presence':
        this.here = message.here
        this.watching = message.watching
        return true
      case 'talk':
        this.talk = inOrder(this.talk, message.talk)
        return true
      case 'ahead':
        this.made = message.moves
        return true
      case 'gone':
        this.gone = message.why
        return true
      default:
        return true
    }
  }

  private lookAs({ viewer, from, now }: Extract<Message, { readonly re: 'follow' }>): boolean {
    const other = this.viewer !== null && this.viewer !== viewer && this.bill !== null
    this.asked = false
    this.waiting = []
    this.made = []
    this.gone = null
    this.viewer = viewer
    this.ahead = now - this.now()
    // Whoever sees with other eyes now has seen nothing yet; and a server that begins anew is to be believed.
    if (other || from < this.next) this.forget()
    return from === this.next
  }

  private forget(): void {
    this.next = 0
    this.notice = null
    this.bill = null
    this.news.length = 0
    this.happened.length = 0
  }

  private readAll(posts: readonly Post[], more: boolean): boolean {
    const all = [...this.waiting, ...posts]
    this.waiting = more ? all : []
    return more || all.every((post) => this.read(post))
  }

  /** A post that was read before is passed over; false where one is missing. */
  private read({ n, at, kind, seat, notice, bill, news }: Post): boolean {
    if (n < this.next) return true
    if (n > this.next) return false
    this.next++
    this.at = at
    const asking = this.notice?.ask?.seat ?? null
    this.notice = changed(this.notice, notice) as Notice
    const voided = kind === 'move' && !this.notice.ask ? asking : null
    if (bill) this.bill = bill
    if (news) this.news.push(news)
    this.happened.push({ n, at, kind, seat, told: news !== undefined, voided })
    return true
  }
}

/** What is said while one reads up may come before what was said earlier, and some of it twice. */
function inOrder(heard: readonly Talk[], more: readonly Talk[]): readonly Talk[] {
  const known = new Set(heard.map(({ n }) => n))
  return [...heard, ...more.filter(({ n }) => !known.has(n))].sort((one, other) => one.n - other.n)
}
