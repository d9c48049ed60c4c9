import type { AnyGame, Result } from './game.ts'
import { type Refusal, refuse } from './refusal.ts'
import { letterOf, type Seat, seatsUpTo } from './seat.ts'

/**
 * What concerns the match and not the game: a seat gives up, runs out of time, or wants a draw. It is written into the log
 * like a move, is possible whoever's turn it is, and no rule of a game knows of it.
 */
export type Matter = 'concede' | 'time' | 'draw'

/** An aside, as on paper: no game writes its moves in brackets. */
export const isMatter = (text: string): boolean => text.startsWith('(')

export const writeMatter = (matter: Matter): string => `(${matter})`

export const CONCEDE = writeMatter('concede')
/** Said by whoever keeps the clocks. */
export const TIME = writeMatter('time')
export const DRAW = writeMatter('draw')

const MATTERS: ReadonlyMap<string, Matter> = new Map([
  [CONCEDE, 'concede'],
  [TIME, 'time'],
  [DRAW, 'draw'],
])

export const matterOf = (text: string): Matter | null => MATTERS.get(text.trim().toLowerCase()) ?? null

/** Who plays together: where the game names no teams, everybody plays alone. */
export const sidesOf = (game: AnyGame, options: object): readonly (readonly Seat[])[] =>
  game.sidesOf?.(options) ?? seatsUpTo(game.seatsOf(options)).map((seat) => [seat])

/** How the players stand to the match itself. */
export class Accord {
  /** Who has given up, or run out of time, in this order. */
  conceded: readonly Seat[] = []
  /** Those among them who did not want to. */
  late: readonly Seat[] = []
  /** Who wants a draw; it stands until somebody else makes a move. */
  wanting: readonly Seat[] = []
  private readonly seats: readonly Seat[]
  private readonly sides: readonly (readonly Seat[])[]

  constructor(
    private readonly game: AnyGame,
    options: object,
  ) {
    this.seats = seatsUpTo(game.seatsOf(options))
    this.sides = sidesOf(game, options)
  }

  /** Why a seat may not do this now; null if it may. */
  whyNot(matter: Matter, seat: Seat): Refusal | null {
    if (this.conceded.includes(seat)) return refuse('match.gaveUp', { seat: letterOf(seat) })
    if (matter !== 'draw') return null
    if (!this.game.drawByAgreement) return refuse('match.noDraw')
    return this.wanting.includes(seat) ? refuse('match.drawOffered') : null
  }

  take(matter: Matter, seat: Seat): void {
    if (matter === 'draw') this.wanting = [...this.wanting, seat]
    else this.conceded = [...this.conceded, seat]
    if (matter === 'time') this.late = [...this.late, seat]
  }

  restore({ conceded, wanting }: Pick<Accord, 'conceded' | 'wanting'>): void {
    this.conceded = conceded
    this.wanting = wanting
  }

  /** A move of the game by somebody else is an answer: no draw now. */
  moved(seat: Seat): void {
    if (this.wanting.length === 0 || this.conceded.includes(seat)) return
    this.wanting = this.wanting.filter((each) => each === seat)
  }

  /** Sides for which nobody has given up; the last of them has won by that. */
  private get standing(): readonly (readonly Seat[])[] {
    return this.sides.filter((side) => !side.some((seat) => this.conceded.includes(seat)))
  }

  /** How the match ended by the will of its players; null if it is for the rules to say. */
  result(): Result | null {
    if (this.conceded.length > 0 && this.standing.length < 2)
      return { winners: this.standing.flat(), scores: [], by: 'conceding' }
    if (this.wanting.length === 0) return null
    const left = this.seats.filter((seat) => !this.conceded.includes(seat))
    const agreed = left.every((seat) => this.wanting.includes(seat))
    return agreed ? { winners: left, scores: [], by: 'agreement' } : null
  }
}
