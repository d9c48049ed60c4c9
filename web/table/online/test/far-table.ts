import {
  type AnyGame,
  changeBetween,
  Host,
  Match,
  type Refusal,
  type Seat,
  type Viewer,
} from '@sternentisch/kernel'
import type { Act, Kind, Message, Notice, Post, SeatWishes, Spoken } from '@sternentisch/wire'
import { FollowedTable } from '@sternentisch/wire/client'
import { ABLE, game as duel, newDuel } from '../../test/tables.ts'
import { OnlineTable } from '../online-table.ts'

/** A table of a server in a few lines: it judges with the match itself and tells one viewer what the host's feed tells. */
export class FarTable {
  readonly followed = new FollowedTable('far', Date.now)
  readonly asked: Act[] = []
  /** From which number on somebody wanted to be told, each time they asked. */
  readonly follows: number[] = []
  readonly wishes: SeatWishes[] = []
  /** Nothing that is sent arrives until this is called. */
  private readonly held: (() => void)[] = []
  isSlow = false
  /** What the server says to the next act instead of judging. */
  refuses: Refusal | null = null
  /** A pass in a window is kept. */
  keeps = false
  notice: Notice
  private readonly host: Host
  private told: Notice | null = null
  /** What was made ahead. */
  made: readonly string[] = []
  readonly posts: Post[] = []
  private spoken = 0
  /** Whoever else hears what the table tells. */
  readonly ears = new Set<(message: Message) => void>()

  constructor(
    readonly match: Match,
    readonly viewer: Viewer,
    more: Partial<Notice> = {},
  ) {
    this.host = new Host(match, [viewer])
    this.notice = { ...noticeOf(match), ...more }
    this.followed.take({ re: 'follow', table: 'far', viewer, from: 0, now: Date.now() })
    this.tell('open', null)
  }

  readonly line = {
    act: async (_: string, act: Act): Promise<Refusal | null> => {
      this.asked.push(act)
      if (this.isSlow) await new Promise<void>((resolve) => this.held.push(resolve))
      if (this.refuses) return this.refuses
      if (act.do === 'move' && this.keeps) return null
      return this.judge(act)
    },
    wish: async (_: string, __: Seat, wishes: SeatWishes): Promise<Refusal | null> => {
      this.wishes.push(wishes)
      if (wishes.ahead) this.made = wishes.ahead
      if (wishes.ahead) this.say({ re: 'ahead', table: 'far', moves: wishes.ahead })
      return null
    },
  }

  arrive(): void {
    for (const go of this.held.splice(0)) go()
  }

  /** Somebody elsewhere moves. */
  play(seat: Seat, text: string): void {
    const refusal = this.host.play(seat, text)
    if (refusal) throw new Error(refusal.code)
    this.moved(seat)
  }

  /** Somebody elsewhere does what they can. */
  playOn(seat: Seat): void {
    this.play(seat, this.match.moves(seat)[0])
  }

  takeBack(seat: Seat, moves: number): void {
    this.host.takeBack(seat, moves)
    this.tell('grant', seat)
  }

  change(changes: Partial<Notice>, kind: Kind = 'move', seat: Seat | null = null): void {
    this.notice = { ...this.notice, ...changes }
    this.tell(kind, seat, false)
  }

  /** The last leave that was missing: the moves are taken back. */
  grant(seat: Seat): void {
    const { ask } = this.notice
    if (!ask || this.host.takeBack(ask.seat, ask.moves)) throw new Error('nothing to take back')
    this.notice = { ...this.notice, ask: null }
    this.tell('grant', seat)
  }

  private judge(act: Act): Refusal | null {
    const seat = this.viewer as Seat
    if (act.do === 'move') {
      const refusal = this.host.play(seat, act.text)
      if (!refusal) this.moved(seat)
      return refusal
    }
    if (act.do === 'undo') {
      const refusal = this.host.undo(seat, act.moves)
      if (!refusal) this.tell('undo', seat)
      return refusal
    }
    if (act.do === 'ask') this.change({ ask: { seat, moves: act.moves, granted: [] } }, 'ask', seat)
    return null
  }

  /** What was asked before is no question any more. */
  private moved(seat: Seat): void {
    this.notice = { ...this.notice, ask: null }
    this.tell('move', seat)
  }

  private tell(kind: Kind, seat: Seat | null, news = true): void {
    const feed = this.host.feedOf(this.viewer)
    this.notice = { ...this.notice, state: this.match.result ? 'over' : 'running' }
    const notice = changeBetween(this.told, this.notice)
    this.told = this.notice
    const n = this.posts.length
    const post = { n, at: Date.now(), kind, seat, notice }
    const all = n === 0 ? { ...post, bill: feed.bill } : post
    const last = feed.news.at(-1)
    // As over a wire: plain text, and nothing shared.
    const posts = JSON.parse(JSON.stringify([news && last ? { ...all, news: last } : all]))
    this.posts.push(...posts)
    this.say({ re: 'posts', table: 'far', posts })
  }

  /** Somebody says something; where nobody is named, whoever looks. */
  talk(spoken: Spoken, seat = this.viewer as Seat): void {
    const { name, colour } = this.notice.sitters[seat] ?? { name: '', colour: null }
    const talk = [{ n: this.spoken++, at: Date.now(), seat, name, colour, spoken }]
    this.say({ re: 'talk', table: 'far', talk })
  }

  /** What everybody who follows the table hears. */
  say(message: Message): void {
    this.followed.take(message)
    for (const hears of [...this.ears]) hears(message)
  }
}

const noticeOf = (match: Match): Notice => ({
  ...{ table: 'far', game: match.game.id, rules: match.game.version, options: {}, cards: null },
  chairs: match.seats.map(() => ({ for: 'person' })),
  sitters: match.seats.map((seat) => ({ name: match.opening.names[seat], colour: 'gold', away: false })),
  brings: match.seats.map(() => null),
  ...{ clock: null, watch: 'link', late: 'lose', listed: false, rated: false },
  ...{ commitment: match.commitment, opened: 0, state: 'running', clocks: null, ask: null, again: [] },
  next: null,
})

/** A duel that Ada plays from afar, after so many moves; Bo is not here. */
export function sitFar({
  moves = 0,
  viewer = 0 as Viewer,
  pace = 0,
  asking = ABLE,
  game = duel as AnyGame,
  notice = {} as Partial<Notice>,
} = {}) {
  // Whether people may agree on a draw is the game's to say; here they may.
  const { opening } = newDuel()
  const match = new Match({ ...opening, game: { ...opening.game, drawByAgreement: true } })
  const far = new FarTable(match, viewer, notice)
  for (let made = 0; made < moves; made++) {
    const [seat] = far.match.deciding()
    const before = far.match.steps.length
    far.play(seat, moveLike(far.match, seat))
    if (far.match.steps.length === before) break
  }
  const table = new OnlineTable(far.followed, far.line, game, { pace: () => pace, asking: () => asking })
  table.start()
  return { far, table }
}

function moveLike(match: Match, seat: Seat): string {
  const open = match.moves(seat)
  return open.find((move) => /~$|^-$/.test(move)) ?? open[open.length >> 1]
}
