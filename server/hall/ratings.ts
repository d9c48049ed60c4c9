import { isRefusal, type Seat, sidesOf } from '@sternentisch/kernel'
import { rate, rating } from 'openskill'
import type { AccountStore, RatedMatch } from '../store/accounts.ts'
import type { Index, Store } from '../store/store.ts'
import type { FindGame } from './hall.ts'

interface RatingWays {
  readonly accounts: AccountStore
  readonly store: Pick<Store, 'tablesOf'>
  readonly findGame: FindGame
}

/** How far back somebody's matches are looked through for one that was not rated. */
const BACK = 100

/** How strong everybody is, from the rated matches that are over: for two and for more, alone and in teams. */
export class Ratings {
  /** One after the other: each match begins with what the one before has made of its players. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly ways: RatingWays) {}

  /** Rates a match that is over, once, however often it is asked for. */
  settle(index: Index): Promise<void> {
    const settled = this.last.then(() => this.rate(index))
    this.last = settled.catch(() => {})
    return settled
  }

  /** All of somebody's rated matches. One that ended while nobody could rate it is made up for. */
  async of(guest: string): Promise<readonly RatedMatch[]> {
    const tables = await this.ways.store.tablesOf(guest, BACK)
    for (const index of [...tables].reverse()) await this.settle(index)
    return this.ways.accounts.ratedOf(guest)
  }

  private async rate(index: Index): Promise<void> {
    const { accounts } = this.ways
    const { table, game: id, notice, result, guests, stirred: at } = index
    if (index.state !== 'over' || !notice?.rated || !result || (await accounts.isRated(table))) return
    const game = await this.ways.findGame(id, notice.rules, notice.cards)
    if (isRefusal(game)) return
    const sides = sidesOf(game, notice.options)
    const seats = sides.flat()
    // Whoever plays against themselves, or has been forgotten, teaches nobody anything.
    const people = seats.map((seat) => guests[seat])
    if (people.some((guest) => guest === null) || new Set(people).size < people.length) return
    const before = await Promise.all(
      sides.map((side) => Promise.all(side.map((seat) => this.now(guests[seat], id)))),
    )
    const rank = sides.map((side) => (side.some((seat) => result.winners.includes(seat)) ? 1 : 2))
    const after = rate(before, { rank })
    const matches = sides.flatMap((side, at1) =>
      side.map((seat: Seat, at2) => ({
        ...{ table, game: id, at, guest: String(guests[seat]) },
        ...{ mu: after[at1][at2].mu, sigma: after[at1][at2].sigma },
      })),
    )
    await accounts.rate(matches)
  }

  private async now(guest: string | null, game: string): Promise<{ mu: number; sigma: number }> {
    const rated = guest === null ? [] : await this.ways.accounts.ratedOf(guest)
    const last = rated.filter((match) => match.game === game).at(-1)
    return last ? { mu: last.mu, sigma: last.sigma } : rating()
  }
}
