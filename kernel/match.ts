import { type GameEvent, type Told, tellTo } from './events.ts'
import type { AnyGame, AnyTable, Result } from './game.ts'
import { type Random, randomFrom, type Seed } from './random.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { remember } from './remember.ts'
import { letterOf, type Seat, seatsUpTo, type Viewer } from './seat.ts'
import { sight } from './see.ts'
import { commitmentTo } from './seed.ts'

/** What fixes a match before its first move. */
export interface Opening {
  readonly game: AnyGame
  readonly options: object
  readonly seed: Seed
  /** Names the match; together with the seed it makes the commitment. */
  readonly id: string
  /** Who sits where, in words. */
  readonly names: readonly string[]
  /** A table to start from instead of a deal. How it came about is not known, so such a match has no log. */
  readonly laid?: AnyTable
}

export interface Move {
  readonly seat: Seat
  readonly text: string
}

/** A move that was made, and what came of it. */
export interface Step extends Move {
  readonly events: readonly GameEvent[]
  /** Nothing was drawn and nobody saw anything new: it may be taken back until somebody else decides. */
  readonly canTakeBack: boolean
}

/**
 * A match is its log: the opening and the moves. The table is what they lead to, and can always be made anew,
 * so undo, replay and what-if are one thing: play the moves again, as far as wanted.
 */
export class Match {
  table: AnyTable
  readonly steps: Step[] = []
  /** What happened before the first decision. */
  readonly dealt: readonly GameEvent[]
  private random: Random

  constructor(readonly opening: Opening) {
    const events: GameEvent[] = []
    this.random = randomFrom(opening.seed)
    this.table = opening.laid
      ? opening.game.copy(opening.laid)
      : opening.game.deal(opening.options, this.random, (event) => events.push(event))
    this.dealt = events
  }

  get game(): AnyGame {
    return this.opening.game
  }

  get seats(): readonly Seat[] {
    return seatsUpTo(this.game.seatsOf(this.opening.options))
  }

  get commitment(): string {
    return commitmentTo(this.opening.seed, this.opening.id)
  }

  get result(): Result | null {
    return this.game.result(this.table)
  }

  deciding(): readonly Seat[] {
    return this.game.deciding(this.table)
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.table, viewer)
  }

  /** The moves open to a seat, in notation. */
  moves(seat: Seat): string[] {
    return this.game.actions(this.view(seat)).map((action) => notationOf(this.game, action))
  }

  /**
   * A move that is refused changes nothing. `watch` is called as each event happens, with the table as it is
   * at that instant: who wants to show a move step by step takes views there.
   */
  play(seat: Seat, text: string, watch?: (event: GameEvent) => void): Step | Refusal {
    if (!this.seats.includes(seat)) return refuse('noSuchSeat', { seat: letterOf(seat) })
    const action = this.game.read(this.view(seat), text)
    if (isRefusal(action)) return action
    const events: GameEvent[] = []
    const drawn = this.random.drawn
    const before = this.sights()
    this.game.play(this.table, seat, action, this.random, (event) => {
      events.push(event)
      watch?.(event)
    })
    const after = this.sights()
    const shown = events.some((event) => event.weighed)
    const learned =
      shown || after.some((seen, viewer) => seen.some((knows, card) => knows > before[viewer][card]))
    const step = {
      seat,
      text: this.game.write(action),
      events,
      canTakeBack: this.random.drawn === drawn && !learned && this.result === null,
    }
    this.steps.push(step)
    return step
  }

  /** A seat may take the last moves back if they were its own and nothing new was seen through them. */
  whyNoUndo(seat: Seat, moves = 1): Refusal | null {
    if (this.steps.length < moves) return refuse('undo.nothing')
    for (const last of this.steps.slice(-moves).reverse()) {
      if (last.seat !== seat) return refuse('undo.other', { seat: letterOf(last.seat) })
      if (!last.canTakeBack) return refuse('undo.seen')
    }
    return null
  }

  undo(seat: Seat, moves = 1): Refusal | null {
    const refusal = this.whyNoUndo(seat, moves)
    if (refusal) return refusal
    const before = this.at(this.steps.length - moves)
    this.table = before.table
    this.random = before.random
    this.steps.splice(-moves)
    return null
  }

  /** The match as it was after so many moves. */
  at(moves: number): Match {
    const match = new Match(this.opening)
    for (const { seat, text } of this.steps.slice(0, moves)) {
      const step = match.play(seat, text)
      if (isRefusal(step)) throw new Error(`a move once played is refused: ${text}`)
    }
    return match
  }

  private sights(): Uint8Array[] {
    const layout = this.game.layout(this.table)
    return [...this.seats, 'audience' as const].map((viewer) => sight(this.table.cards, layout, viewer))
  }
}

const written = new WeakMap<object, string>()

/** Lists can be long and are asked for often: an action that cannot change is written only once. */
const notationOf = (game: AnyGame, action: unknown): string =>
  typeof action === 'object' && action !== null && Object.isFrozen(action)
    ? remember(written, action, () => game.write(action))
    : game.write(action)

/** Events as one viewer gets them. */
export const eventsFor = (events: readonly GameEvent[], viewer: Viewer): Told<GameEvent>[] =>
  events.map((event) => tellTo(event, viewer))
