import {
  type Bill,
  Match,
  type Opening,
  type Refusal,
  type Seat,
  type Standing,
  type Viewer,
  WritingHost,
} from '@sternentisch/kernel'
import { type Notice, refuseOnline } from '@sternentisch/wire'
import type { Chairs } from './chairs.ts'

type Ask = NonNullable<Notice['ask']>

/** The match of a table, its feeds, and what its players ask of one another. */
export class TableMatch {
  /** Somebody asks for leave to take moves back. */
  ask: Ask | null = null
  /** For whoever asks bots and writes logs; never for what is sent. */
  readonly match: Match
  private readonly host: WritingHost

  constructor(
    opening: Opening,
    private readonly viewers: readonly Viewer[],
    private readonly chairs: Chairs,
  ) {
    this.match = new Match(opening)
    this.host = new WritingHost(this.match, viewers)
  }

  get standing(): Standing {
    return this.host.standing
  }

  get isOver(): boolean {
    return this.standing.result !== null
  }

  /** Whether a bot decides for a seat. */
  isBot(seat: Seat): boolean {
    return this.chairs.isLeftToBot(seat) || this.standing.conceded.includes(seat)
  }

  move(seat: Seat, text: string): Refusal | null {
    return this.settled(this.host.play(seat, text))
  }

  undo(seat: Seat, moves: number): Refusal | null {
    return this.settled(this.host.undo(seat, moves))
  }

  /** Whatever was asked before somebody moved is no question any more. */
  private settled(refusal: Refusal | null): Refusal | null {
    if (!refusal) this.ask = null
    return refusal
  }

  askFor(seat: Seat, moves: number): Refusal | null {
    if (this.isOver) return refuseOnline('online.notBegun')
    if (this.ask) return refuseOnline('online.askedAlready')
    const refusal = this.match.steps.length < moves ? this.match.whyNoUndo(seat, moves) : null
    return refusal ?? this.settleAsk({ seat, moves, granted: [] })
  }

  grant(seat: Seat): Refusal | null {
    const { ask } = this
    if (!ask || ask.seat === seat || ask.granted.includes(seat)) return refuseOnline('online.nothingAsked')
    return this.settleAsk({ ...ask, granted: [...ask.granted, seat] })
  }

  /** Once every person who plays has given leave, the moves are taken back; bots give it at once. */
  private settleAsk(ask: Ask): Refusal | null {
    const { seat, moves, granted } = ask
    const { persons } = this.chairs
    const missing = persons.some((each) => each !== seat && !granted.includes(each) && !this.isBot(each))
    if (!missing) return this.settled(this.host.takeBack(seat, moves))
    this.ask = ask
    return null
  }

  decline(seat: Seat, what: string): Refusal | null {
    if (what === 'draw') {
      const offered = this.standing.wantDraw.some((each) => each !== seat)
      return offered ? null : refuseOnline('online.nothingAsked')
    }
    // Who has asked may think better of it.
    if (!this.ask) return refuseOnline('online.nothingAsked')
    this.ask = null
    return null
  }

  /** What is known before the first card, as this viewer may know it; null for whoever may not look. */
  billFor(viewer: Viewer): Bill | null {
    return this.viewers.includes(viewer) ? this.host.feedOf(viewer).bill : null
  }

  /** What came of the last entry for a viewer, as it is sent, once; null where nothing did, and for whoever may not look. */
  newsFor(viewer: Viewer): string | null {
    return this.viewers.includes(viewer) ? this.host.feedOf(viewer).take() : null
  }
}
