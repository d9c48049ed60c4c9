import type { Result, Seat } from '@sternentisch/kernel'

/** How one entrant has done. */
export interface Showing {
  games: number
  won: number
  drawn: number
  points: number
  /** Seats it sat on, over all matches: it may hold several seats in one. */
  seats: number
}

/** What came of all matches, by entrant and by seat. */
export class Tally {
  readonly entrants: Showing[]
  readonly seatWins: number[]

  constructor(entrants: number, seats: number) {
    this.entrants = Array.from({ length: entrants }, () => ({
      games: 0,
      won: 0,
      drawn: 0,
      points: 0,
      seats: 0,
    }))
    this.seatWins = Array<number>(seats).fill(0)
  }

  /** `sat` says which entrant sat on each seat. Where everybody wins, nobody does: that is a draw. */
  add({ winners, scores }: Result, sat: readonly number[]): void {
    const draw = winners.length === scores.length
    for (const [entrant, record] of this.entrants.entries()) {
      const own = sat.flatMap((each, seat) => (each === entrant ? [seat as Seat] : []))
      if (own.length === 0) continue
      const share = own.filter((seat) => winners.includes(seat)).length / own.length
      record.games++
      if (draw) record.drawn++
      else record.won += share
      record.seats += own.length
      record.points += own.reduce<number>((sum, seat) => sum + scores[seat], 0)
    }
    if (!draw) for (const seat of winners) this.seatWins[seat]++
  }
}

export const rateOf = ({ games, won, drawn }: Showing): number =>
  games === 0 ? 0 : (won + drawn / 2) / games
