import type { GameEvent, Told } from '../events.ts'
import type { Refusal } from '../refusal.ts'
import { type Moved, whyNoUndo } from '../undo.ts'
import { changed } from './change.ts'
import type { Feed } from './feed.ts'
import type { Bill, News, Standing } from './news.ts'

/**
 * One moment of a match as one viewer sees it. A move is shown as several moments, one for each thing that
 * happened; cards keep their handles from one moment to the next, so that a board can let them travel.
 */
export interface Moment<View = unknown, Event extends GameEvent = GameEvent, Memory = unknown> {
  readonly view: View
  /** What has just happened, as told to the viewer; null at rest. */
  readonly event: Told<Event> | null
  /** What the viewer remembers of everything up to here, as the board's `remember` made it. */
  readonly memory?: Memory
}

/** What lasts longer than one moment: the memory after one more event, made from the memory before. */
export type Remember = (memory: unknown, moment: Moment) => unknown

/** One move as the viewer saw it: a moment for each thing that happened, then one at rest. */
export interface Scene extends Moved {
  readonly kind: News['kind']
  /** The move in notation, where the viewer may know it. */
  readonly text?: string
  readonly moments: readonly Moment[]
}

/** Reads a feed: what has been seen, how things look now, and what is remembered of it. */
export class Reader {
  /** Each move that stands, as it was seen. Moments share what did not change from one to the next. */
  readonly scenes: Scene[] = []
  /** The deal. */
  opening: readonly Moment[] = []
  /** How many messages have been read. */
  read = 0
  standing: Standing | null = null

  constructor(
    readonly bill: Bill,
    private readonly remember?: Remember,
  ) {}

  /** How things are now. */
  get rest(): Moment {
    const moments = this.scenes.at(-1)?.moments ?? this.opening
    return moments[moments.length - 1]
  }

  /** Reads one message; answers what there is to see of it. One that was read before is passed over. */
  take(news: News): readonly Moment[] {
    if (news.n < this.read) return []
    if (news.n > this.read) throw new Error(`message ${this.read} is missing`)
    this.read++
    this.standing = news.standing
    if (news.kind === 'undone') return this.takeBack(news.standing.moves)
    const moments = this.momentsOf(news)
    const { kind, seat, own } = news
    if (seat === null) this.opening = moments
    else this.scenes.push({ kind, seat, moments, ...own })
    return moments
  }

  /** Reads on in a feed as far as it goes; answers what there is to see of it. */
  readOn(feed: Pick<Feed, 'since'>): readonly Moment[] {
    return feed.since(this.read).flatMap((news) => this.take(news))
  }

  /** What the viewer was told from the deal on. */
  get told(): readonly Told<GameEvent>[] {
    const moments = [this.opening, ...this.scenes.map((scene) => scene.moments)].flat()
    return moments.flatMap(({ event }) => event ?? [])
  }

  /** Why the viewer may not take back so many of the last moves; null if it may. */
  whyNoUndo(moves = 1): Refusal | null {
    const { viewer } = this.bill
    return typeof viewer === 'number'
      ? whyNoUndo(this.scenes, viewer, moves, this.standing?.result != null)
      : null
  }

  /** What was taken back is forgotten, and what was remembered of it. */
  private takeBack(moves: number): readonly Moment[] {
    this.scenes.length = moves
    return [this.rest]
  }

  private momentsOf({ beats, rest }: News): readonly Moment[] {
    const before = this.read > 1 ? this.rest : null
    let view: unknown = before?.view ?? null
    let memory = before?.memory
    const moments: Moment[] = []
    for (const { event, change } of beats) {
      view = changed(view, change)
      const moment = momentOf(view, event, memory)
      memory = this.remember ? this.remember(memory, moment) : undefined
      moments.push(momentOf(view, event, memory))
    }
    moments.push(momentOf(changed(view, rest), null, memory))
    return moments
  }
}

const momentOf = (view: unknown, event: Moment['event'], memory: unknown): Moment =>
  memory === undefined ? { view, event } : { view, event, memory }
