import type { Result, Seat } from '@sternentisch/kernel'

/** How one entrant has done, or one seat. */
export interface Showing {
  games: number
  won: number
  drawn: number
  points: number
  /** Seats it sat on, over all matches: it may hold several seats in one. */
  seats: number
}

const showings = (n: number): Showing[] =>
  Array.from({ length: n }, () => ({ games: 0, won: 0, drawn: 0, points: 0, seats: 0 }))

/** What came of all matches, by entrant and by seat. */
export class Tally {
  readonly entrants: readonly Showing[]
  readonly seats: readonly Showing[]
  /** How many moves each match took. */
  readonly lengths: number[] = []

  constructor(entrants: number, seats: number) {
    this.entrants = showings(entrants)
    this.seats = showings(seats)
  }

  /** `sat` says which entrant sat on each seat. */
  add(result: Result, sat: readonly number[], moves: number): void {
    this.lengths.push(moves)
    for (const [entrant, showing] of this.entrants.entries())
      note(
        showing,
        result,
        sat.flatMap((each, seat) => (each === entrant ? [seat as Seat] : [])),
      )
    for (const [seat, showing] of this.seats.entries()) note(showing, result, [seat as Seat])
  }
}

/** Where everybody wins, nobody does: that is a draw. */
function note(showing: Showing, { winners, scores }: Result, own: readonly Seat[]): void {
  if (own.length === 0) return
  showing.games++
  if (winners.length === scores.length) showing.drawn++
  else showing.won += own.filter((seat) => winners.includes(seat)).length / own.length
  showing.seats += own.length
  showing.points += own.reduce<number>((sum, seat) => sum + scores[seat], 0)
}

export const rateOf = ({ games, won, drawn }: Showing): number =>
  games === 0 ? 0 : (won + drawn / 2) / games
