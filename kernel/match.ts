import { type GameEvent, type Told, tellTo } from './events.ts'
import type { AnyGame, AnyTable, Result } from './game.ts'
import { copyOver } from './imagining.ts'
import { Accord, isMatter, type Matter, matterOf, writeMatter } from './matter.ts'
import { type Random, randomFrom, type Seed } from './random.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { remember } from './remember.ts'
import { letterOf, type Seat, seatsUpTo, type Viewer } from './seat.ts'
import { FACE, sight } from './see.ts'
import { commitmentTo } from './seed.ts'
import { whyNoUndo } from './undo.ts'

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
  /** None in the steps of a match that does not keep them. */
  readonly events: readonly GameEvent[]
  /**
   * Nothing was drawn and the mover saw nothing new: it may be taken back until somebody else decides. What others
   * saw meanwhile is the mover's own loss. Only the mover may be told, as it can hang on what only the mover knows.
   */
  readonly canTakeBack: boolean
  /** Where it is no move of the game. */
  readonly matter?: Matter
}

/** Is called with a match before its first move: who attends it from there on sees every move. */
export type Attend = (match: Match) => void

/** Whoever attends a match. */
export interface Witness {
  happened(event: GameEvent): void
  moved(step: Step): void
  takenBack(seat: Seat): void
  /** The view of somebody whom nothing has escaped so far; undefined for everybody else. */
  seenBy?(seat: Seat): unknown
}

interface Back {
  readonly table: AnyTable
  readonly conceded: readonly Seat[]
  readonly wanting: readonly Seat[]
}

/**
 * A match is its log: the opening and the moves. The table is what they lead to, and can always be made anew, so
 * replay and what-if are one thing: play the moves again, as far as wanted.
 */
export class Match {
  table: AnyTable
  readonly steps: Step[] = []
  /** What happened before the first decision. */
  readonly dealt: readonly GameEvent[]
  /** Is told whatever happens, while the table is as it was at that instant. */
  witness: Witness | null = null
  /** What happened is most of what there is to keep of a move; where somebody attends who was told, nobody asks for it again. */
  keepsEvents = true
  /** How things were before each of the latest moves, as far as they can be taken back: nothing was drawn since. */
  private readonly backs: Back[] = []
  /** What each seat last saw when it moved: much of it looks the same the next time. */
  private readonly lookedAt: unknown[] = []
  /** How things were before a move that cannot be taken back is nothing to keep: the next copy is made there. */
  private spare: AnyTable | null = null
  private random: Random
  private accord: Accord

  constructor(readonly opening: Opening) {
    const events: GameEvent[] = []
    this.accord = new Accord(opening.game, opening.options)
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
    return this.accord.result() ?? this.game.result(this.table, this.accord.conceded)
  }

  get late(): readonly Seat[] {
    return this.accord.late
  }

  /** Who has given up. Where the match goes on without them, a bot plays their seats, and they cannot win. */
  get conceded(): readonly Seat[] {
    return this.accord.conceded
  }

  /** Who offers a draw. */
  get wantDraw(): readonly Seat[] {
    return this.accord.wanting
  }

  deciding(): readonly Seat[] {
    return this.accord.result() ? [] : this.game.deciding(this.table)
  }

  view(viewer: Viewer, before?: unknown): unknown {
    return this.game.view(this.table, viewer, before)
  }

  /** The moves open to a seat, in notation. */
  moves(seat: Seat): string[] {
    return this.game.actions(this.view(seat)).map((action) => notationOf(this.game, action))
  }

  /** A move that is refused changes nothing. */
  play(seat: Seat, text: string): Step | Refusal {
    if (!this.seats.includes(seat)) return refuse('noSuchSeat', { seat: letterOf(seat) })
    if (isMatter(text)) return this.settle(seat, text)
    if (this.accord.result()) return refuse('match.over')
    const view = this.witness?.seenBy?.(seat) ?? this.look(seat)
    const action = this.game.read(view, text)
    if (isRefusal(action)) return action
    const events: GameEvent[] = []
    const drawn = this.random.drawn
    const sights = borrowSights(this.game.layout(this.table).face.length)
    const [before, after] = sights
    this.sightOf(seat, before)
    const back = this.backNow()
    this.game.play(this.table, seat, action, this.random, (event) => {
      events.push(event)
      this.witness?.happened(event)
    })
    this.accord.moved(seat)
    const learned =
      isMore(this.sightOf(seat, after), before) ||
      events.some(({ weighed }) => weighed?.some((card) => before[card] < FACE))
    spareSights.set(before.length, sights)
    const canTakeBack = this.random.drawn === drawn && !learned && this.result === null
    return this.add({ seat, text: this.game.write(action), events, canTakeBack }, back)
  }

  /** Whether a seat may give up or offer a draw now; null if it may. */
  whyNot(matter: Matter, seat: Seat): Refusal | null {
    return this.result ? refuse('match.over') : this.accord.whyNot(matter, seat)
  }

  private settle(seat: Seat, text: string): Step | Refusal {
    const matter = matterOf(text)
    if (!matter) return refuse('match.noMatter', { text: text.slice(0, 20) })
    const refusal = this.whyNot(matter, seat)
    if (refusal) return refusal
    const back = this.backNow()
    this.accord.take(matter, seat)
    // An offer nobody has answered can be withdrawn; giving up is final.
    const canTakeBack = matter === 'draw' && this.result === null
    return this.add({ seat, text: writeMatter(matter), events: [], canTakeBack, matter }, back)
  }

  /** A copy: the next move changes the table in place. */
  private backNow(): Back {
    const { conceded, wanting } = this.accord
    const table = copyOver(this.game, this.table, this.spare)
    this.spare = null
    return { table, conceded, wanting }
  }

  private add(step: Step, back: Back): Step {
    if (step.canTakeBack) this.backs.push(back)
    else {
      this.backs.length = 0
      this.spare = back.table
    }
    this.steps.push(this.keepsEvents ? step : withoutEvents(step))
    this.witness?.moved(step)
    return step
  }

  whyNoUndo(seat: Seat, moves = 1): Refusal | null {
    return whyNoUndo(this.steps, seat, moves, this.result !== null)
  }

  undo(seat: Seat, moves = 1): Refusal | null {
    const refusal = this.whyNoUndo(seat, moves)
    if (refusal) return refusal
    const [back] = this.backs.splice(-moves)
    this.table = back.table
    this.accord.restore(back)
    this.steps.splice(-moves)
    this.witness?.takenBack(seat)
    return null
  }

  /** Takes the last moves back because everybody agreed, whatever was seen meanwhile. */
  takeBack(seat: Seat, moves: number): Refusal | null {
    if (moves < 1 || this.steps.length < moves) return refuse('undo.nothing')
    if (this.result) return refuse('undo.final')
    const before = this.at(this.steps.length - moves)
    this.table = before.table
    this.random = before.random
    this.accord = before.accord
    this.backs.splice(0, this.backs.length, ...before.backs)
    this.steps.splice(-moves)
    this.witness?.takenBack(seat)
    return null
  }

  /** The match as it was after so many moves; who attends it sees each of them. */
  at(moves: number, attend?: Attend): Match {
    const match = new Match(this.opening)
    attend?.(match)
    for (const { seat, text } of this.steps.slice(0, moves)) {
      const step = match.play(seat, text)
      if (isRefusal(step)) throw new Error(`a move once played is refused: ${text}`)
    }
    return match
  }

  private look(seat: Seat): unknown {
    const view = this.view(seat, this.lookedAt[seat])
    this.lookedAt[seat] = view
    return view
  }

  private sightOf(seat: Seat, into: Uint8Array): Uint8Array {
    return sight(this.table.cards, this.game.layout(this.table), seat, into)
  }
}

/** What a mover could tell before and after. */
type Sights = readonly [before: Uint8Array, after: Uint8Array]

/** Filled anew with every move, since bytes of their own are dear to make; lent to one at a time, since a witness may play elsewhere meanwhile. */
const spareSights = new Map<number, Sights>()

function borrowSights(cards: number): Sights {
  const spare = spareSights.get(cards)
  spareSights.delete(cards)
  return spare ?? [new Uint8Array(cards), new Uint8Array(cards)]
}

function isMore(after: Uint8Array, before: Uint8Array): boolean {
  for (let card = 0; card < after.length; card++) if (after[card] > before[card]) return true
  return false
}

/** Matters have none. */
const withoutEvents = (step: Step): Step => {
  const { seat, text, events, canTakeBack } = step
  return events.length === 0 ? step : { seat, text, events: NONE, canTakeBack }
}
const NONE: readonly GameEvent[] = []

const written = new WeakMap<object, string>()

/** Lists can be long and are asked for often: an action that cannot change is written only once. */
const notationOf = (game: AnyGame, action: unknown): string =>
  typeof action === 'object' && action !== null && Object.isFrozen(action)
    ? remember(written, action, () => game.write(action))
    : game.write(action)

/** Events as one viewer gets them. */
export const eventsFor = (events: readonly GameEvent[], viewer: Viewer): Told<GameEvent>[] =>
  events.map((event) => tellTo(event, viewer))
