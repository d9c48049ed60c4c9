import type { GameEvent } from '../events.ts'
import { tellTo } from '../events.ts'
import type { Match, Step } from '../match.ts'
import { openOptions } from '../options.ts'
import type { Viewer } from '../seat.ts'
import { changeBetween } from './change.ts'
import type { Beat, Bill, News, Standing } from './news.ts'

/** What one viewer gets to know while a match goes on. */
export interface Attending {
  /** How things look since the last thing that happened. */
  readonly view: unknown
  happened(event: GameEvent): void
  moved(step: Step, standing: Standing): void
  takenBack(seat: Step['seat'], standing: Standing): void
}

/** What a viewer knows before the first card. */
export function billOf({ opening, commitment, seats }: Match, viewer: Viewer): Bill {
  const { game, id, names } = opening
  const options = openOptions(game.options, opening.options, viewer)
  return { game: game.id, rules: game.version, options, match: id, commitment, seats, names, viewer }
}

/** What only the one who moved is told. */
export const ownOf = ({ seat, text, canTakeBack }: Step, viewer: Viewer): News['own'] =>
  viewer === seat || viewer === 'all' ? { text, canTakeBack } : undefined

/** One viewer's numbered stream: what it is told, and how its view changes. Plain data, to be read from any number on. */
export class Feed implements Attending {
  /** The latest messages: all, unless some were forgotten. */
  readonly news: News[] = []
  private forgotten = 0
  view: unknown
  private beats: Beat[] = []
  private readonly listeners = new Set<(news: News) => void>()

  constructor(
    private readonly match: Match,
    readonly viewer: Viewer,
    standing: Standing,
  ) {
    for (const event of match.dealt) this.happened(event)
    this.add('dealt', null, standing)
  }

  get bill(): Bill {
    return billOf(this.match, this.viewer)
  }

  /** Everything from this number on. */
  since(n: number): readonly News[] {
    if (n < this.forgotten) throw new Error(`message ${n} is forgotten`)
    return this.news.slice(n - this.forgotten)
  }

  /** A host that keeps its messages elsewhere needs them no more. */
  forget(): void {
    this.forgotten += this.news.length
    this.news.length = 0
  }

  readonly subscribe = (listener: (news: News) => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  happened(event: GameEvent): void {
    this.beats.push({ event: tellTo(event, this.viewer), change: this.look() })
  }

  moved(step: Step, standing: Standing): void {
    this.add(step.matter ?? 'move', step.seat, standing, ownOf(step, this.viewer))
  }

  takenBack(seat: Step['seat'], standing: Standing): void {
    this.add('undone', seat, standing)
  }

  /** How the view has changed since the last look. */
  private look() {
    const before = this.view
    this.view = this.match.view(this.viewer, before)
    return changeBetween(before ?? null, this.view)
  }

  private add(kind: News['kind'], seat: News['seat'], standing: Standing, own?: News['own']): void {
    const { beats, news } = this
    const rest = this.look()
    const n = this.forgotten + news.length
    const fresh: News = own
      ? { n, kind, seat, beats, rest, standing, own }
      : { n, kind, seat, beats, rest, standing }
    this.beats = []
    news.push(fresh)
    for (const listener of this.listeners) listener(fresh)
  }
}
