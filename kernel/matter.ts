import type { AnyGame, Result } from './game.ts'
import { type Refusal, refuse } from './refusal.ts'
import { letterOf, type Seat, seatsUpTo } from './seat.ts'

/**
 * What concerns the match and not the game: a seat gives up, or wants a draw. It is written into the log like a
 * move, is possible whoever's turn it is, and no rule of a game knows of it.
 */
export type Matter = 'concede' | 'draw'

export const CONCEDE = '(concede)'
export const DRAW = '(draw)'

const MATTERS: ReadonlyMap<string, Matter> = new Map([
  [CONCEDE, 'concede'],
  [DRAW, 'draw'],
])

/** An aside, as on paper: no game writes its moves in brackets. */
export const isMatter = (text: string): boolean => text.startsWith('(')

export const writeMatter = (matter: Matter): string => `(${matter})`

export const matterOf = (text: string): Matter | null => MATTERS.get(text.trim().toLowerCase()) ?? null

/** How the players stand to the match itself. */
export class Accord {
  /** Who has given up, in this order. */
  conceded: readonly Seat[] = []
  /** Who wants a draw; it stands until somebody else makes a move. */
  wanting: readonly Seat[] = []
  private readonly seats: readonly Seat[]
  private readonly sides: readonly (readonly Seat[])[]

  constructor(
    private readonly game: AnyGame,
    options: object,
  ) {
    this.seats = seatsUpTo(game.seatsOf(options))
    this.sides = game.sidesOf?.(options) ?? this.seats.map((seat) => [seat])
  }

  /** Why a seat may not do this now; null if it may. */
  whyNot(matter: Matter, seat: Seat): Refusal | null {
    if (this.conceded.includes(seat)) return refuse('match.gaveUp', { seat: letterOf(seat) })
    if (matter === 'concede') return null
    if (!this.game.drawByAgreement) return refuse('match.noDraw')
    return this.wanting.includes(seat) ? refuse('match.drawOffered') : null
  }

  take(matter: Matter, seat: Seat): void {
    if (matter === 'concede') this.conceded = [...this.conceded, seat]
    else this.wanting = [...this.wanting, seat]
  }

  restore({ conceded, wanting }: Pick<Accord, 'conceded' | 'wanting'>): void {
    this.conceded = conceded
    this.wanting = wanting
  }

  /** A move of the game by somebody else is an answer: no draw now. */
  moved(seat: Seat): void {
    if (this.wanting.length > 0) this.wanting = this.wanting.filter((each) => each === seat)
  }

  /** Sides that a member has given up for; with two sides the other one has won by that. */
  private get standing(): readonly (readonly Seat[])[] {
    return this.sides.filter((side) => !side.some((seat) => this.conceded.includes(seat)))
  }

  /** How the match ended by the will of its players; null if it is for the rules to say. */
  result(): Result | null {
    if (this.conceded.length > 0 && this.standing.length < 2)
      return { winners: this.standing.flat(), scores: [], by: 'conceding' }
    if (this.wanting.length === 0) return null
    const agreed = this.seats.every((seat) => this.wanting.includes(seat) || this.conceded.includes(seat))
    return agreed ? { winners: this.seats, scores: [], by: 'agreement' } : null
  }
}
