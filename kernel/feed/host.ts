import type { GameEvent } from '../events.ts'
import { inOneInstant } from '../glance.ts'
import type { Match, Step, Witness } from '../match.ts'
import type { Refusal } from '../refusal.ts'
import type { Seat, Viewer } from '../seat.ts'
import { type Attending, Feed } from './feed.ts'
import type { Standing } from './news.ts'
import { WrittenFeed } from './written-feed.ts'

const standingOf = (match: Match): Standing => ({
  moves: match.steps.length,
  deciding: match.deciding(),
  result: match.result,
  conceded: match.conceded,
  ...(match.late.length > 0 ? { late: match.late } : {}),
  wantDraw: match.wantDraw,
})

/**
 * Owns a match. Everybody else has a feed: boards, logs, replays, hints and terminals live on feeds and never hold the
 * match. On one device host and clients share a process; a server is another host.
 */
abstract class AnyHost<Kept extends Attending> implements Witness {
  /** For everybody to see, also where nobody looks. */
  standing: Standing
  private readonly feeds = new Map<Viewer, Kept>()

  /** Attends a match from its deal on: later nobody could tell what its viewers saw. */
  constructor(
    private readonly match: Match,
    viewers: readonly Viewer[],
  ) {
    if (match.steps.length > 0) throw new Error('a host attends a match from its deal on')
    this.standing = standingOf(match)
    for (const viewer of viewers) this.feeds.set(viewer, this.open(match, viewer, this.standing))
    match.witness = this
  }

  protected abstract open(match: Match, viewer: Viewer, standing: Standing): Kept

  feedOf(viewer: Viewer): Kept {
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

  seenBy(seat: Seat): unknown {
    return this.feeds.get(seat)?.view
  }

  happened(event: GameEvent): void {
    inOneInstant(this.feeds.values(), (feed) => feed.happened(event))
  }

  moved(step: Step): void {
    this.standing = standingOf(this.match)
    inOneInstant(this.feeds.values(), (feed) => feed.moved(step, this.standing))
  }

  takenBack(seat: Seat): void {
    this.standing = standingOf(this.match)
    inOneInstant(this.feeds.values(), (feed) => feed.takenBack(seat, this.standing))
  }
}

export class Host extends AnyHost<Feed> {
  protected override open(match: Match, viewer: Viewer, standing: Standing): Feed {
    return new Feed(match, viewer, standing)
  }
}

/** For a host whose readers are elsewhere: nothing is kept but how things are. */
export class WritingHost extends AnyHost<WrittenFeed> {
  constructor(match: Match, viewers: readonly Viewer[]) {
    super(match, viewers)
    match.keepsEvents = false
  }

  protected override open(match: Match, viewer: Viewer, standing: Standing): WrittenFeed {
    return new WrittenFeed(match, viewer, standing)
  }
}
