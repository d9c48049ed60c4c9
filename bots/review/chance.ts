import { type AnyGame, type Mind, randomFrom, type Seed } from '@sternentisch/kernel'
import { Search } from '../search.ts'
import { Node } from '../tree.ts'
import { rounded, Sample } from './sample.ts'

/** Enough for a line that hardly trembles; a long match is through in seconds. */
const TABLES = 120

/** Chances to win, seat by seat, and within what error each is known. */
export interface Chances {
  readonly chances: readonly number[]
  readonly errors: readonly number[]
}

/** How all seats stand, by what one view shows and whoever decides next. */
export function chancesSeen(game: AnyGame, mind: Mind, view: unknown, seats: number, luck: Seed): Chances {
  const search = new Search(game, mind, view, randomFrom(luck))
  const root = new Node()
  const samples = Array.from({ length: seats }, () => new Sample())
  for (let table = 0; table < TABLES; table++) {
    const worth = search.tryOn(root)
    for (const [seat, sample] of samples.entries()) sample.add(worth[seat])
  }
  return {
    chances: samples.map(({ mean }) => rounded(mean)),
    errors: samples.map(({ error }) => rounded(error)),
  }
}
