import type { GameEvent } from '../events.ts'
import type { Match, Step, Witness } from '../match.ts'
import type { Refusal } from '../refusal.ts'
import type { Seat, Viewer } from '../seat.ts'
import { Feed } from './feed.ts'
import type { Standing } from './news.ts'

const standingOf = (match: Match): Standing => ({
  moves: match.steps.length,
  deciding: match.deciding(),
  result: match.result,
  conceded: match.conceded,
  wantDraw: match.wantDraw,
})

/**
 * Owns a match. Everybody else has a feed: boards, logs, replays, hints and terminals live on feeds and never hold the
 * match. On one device host and clients share a process; a server is another host.
 */
export class Host implements Witness {
  /** For everybody to see, also where nobody looks. */
  standing: Standing
  private readonly feeds = new Map<Viewer, Feed>()

  /** Attends a match from its deal on: later nobody could tell what its viewers saw. */
  constructor(
    private readonly match: Match,
    viewers: readonly Viewer[],
  ) {
    if (match.steps.length > 0) throw new Error('a host attends a match from its deal on')
    this.standing = standingOf(match)
    for (const viewer of viewers) this.feeds.set(viewer, new Feed(match, viewer, this.standing))
    match.witness = this
  }

  feedOf(viewer: Viewer): Feed {
    const feed = this.feeds.get(viewer)
    if (!feed) throw new Error(`nobody looks as ${viewer}`)
    return feed
  }

  /** A move of the game or a matter of the match; what is refused changes nothing. */
  play(seat: Seat, text: string): Refusal | null {
    const step = this.match.play(seat, text)
    return 'refused' in step ? step : null
  }

  undo(seat: Seat, moves = 1): Refusal | null {
    return this.match.undo(seat, moves)
  }

  /** By everybody's leave, whatever was seen. */
  takeBack(seat: Seat, moves: number): Refusal | null {
    return this.match.takeBack(seat, moves)
  }

  happened(event: GameEvent): void {
    for (const feed of this.feeds.values()) feed.happened(event)
  }

  moved(step: Step): void {
    this.standing = standingOf(this.match)
    for (const feed of this.feeds.values()) feed.moved(step, this.standing)
  }

  takenBack(seat: Seat): void {
    this.standing = standingOf(this.match)
    for (const feed of this.feeds.values()) feed.takenBack(seat, this.standing)
  }
}
