import type { GameEvent } from '../events.ts'
import { tellTo } from '../events.ts'
import type { Match, Step } from '../match.ts'
import type { Viewer } from '../seat.ts'
import { type Attending, billOf, ownOf } from './feed.ts'
import type { Bill, News, Standing } from './news.ts'
import { writeChange } from './written-change.ts'

/**
 * One viewer's stream as it goes over a line: each message is the JSON of what a `Feed` would tell, written while it happens, so
 * that nothing has to be made of it first.
 */
export class WrittenFeed implements Attending {
  private latest: string | null = null
  private told = 0
  view: unknown = null
  private beats = ''

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

  /** The last message, once; null if there was none since. */
  take(): string | null {
    const { latest } = this
    this.latest = null
    return latest
  }

  happened(event: GameEvent): void {
    const beat = `{"event":${events.of(tellTo(event, this.viewer))},"change":${this.look()}}`
    this.beats = this.beats === '' ? beat : `${this.beats},${beat}`
  }

  moved(step: Step, standing: Standing): void {
    this.add(step.matter ?? 'move', step.seat, standing, ownOf(step, this.viewer))
  }

  takenBack(seat: Step['seat'], standing: Standing): void {
    this.add('undone', seat, standing)
  }

  /** How the view has changed since the last look. */
  private look(): string {
    const before = this.view
    this.view = this.match.view(this.viewer, before ?? undefined)
    return writeChange(before, this.view)
  }

  private add(kind: News['kind'], seat: News['seat'], standing: Standing, own?: News['own']): void {
    const head = `{"n":${this.told++},"kind":"${kind}","seat":${seat},"beats":[${this.beats}]`
    const end = own ? `,"own":{"text":${JSON.stringify(own.text)},"canTakeBack":${own.canTakeBack}}}` : '}'
    this.latest = `${head},"rest":${this.look()},"standing":${standings.of(standing)}${end}`
    this.beats = ''
  }
}

/** What everybody is told alike is the same object for all, one after the other: it is written for the first of them. */
class LastWritten {
  private value: unknown = null
  private text = 'null'

  of(value: object): string {
    if (value !== this.value) {
      this.text = JSON.stringify(value)
      this.value = value
    }
    return this.text
  }
}

const events = new LastWritten()
const standings = new LastWritten()
