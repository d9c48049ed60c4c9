import type { AnyGame, Mind, Random, Seat } from '@sternentisch/kernel'
import { Search } from '../search.ts'
import { Edge } from '../tree.ts'
import { type Figures, TellTale } from './facts.ts'
import { isSettled, type Mark, markFor } from './mark.ts'
import { Sample } from './sample.ts'

/** Tables by which the trees grow before anything counts. */
const WARM = 40
/** Tables that count: at least so many, and more as long as they could change the mark. */
const FEWEST = 120
const MOST = 360
const ROUND = 40

/** How two moves compare on the same imagined tables. */
export interface Duel {
  readonly chances: readonly [one: number, other: number]
  /** How much the first loses against the second, and within what error. */
  readonly loss: number
  readonly error: number
  readonly mark: Mark | null
  /** What can be counted where the continuations ended, and speaks for the better one. */
  readonly facts: readonly Figures[]
}

/** Two moves of the seat that sees this view, side by side. */
export function duel(
  game: AnyGame,
  mind: Mind,
  view: unknown,
  moves: readonly [one: unknown, other: unknown],
  random: Random,
): Duel {
  const search = new Search(game, mind, view, random)
  const field = moves.map((move) => new Edge(move))
  const tale = new TellTale(mind.facts ?? [], (view as { readonly viewer: Seat }).viewer)
  const [one, other, loss] = [new Sample(), new Sample(), new Sample()]
  for (let table = 0; table < WARM; table++) search.tryEach(field)
  while (loss.size < FEWEST || (loss.size < MOST && !isSettled(loss.mean, loss.error)))
    for (let table = 0; table < ROUND; table++) {
      const came = search.tryEach(field, tale.look)
      one.add(came[0])
      other.add(came[1])
      loss.add(came[1] - came[0])
      tale.next()
    }
  const mark = markFor(loss.mean, loss.error)
  return {
    chances: [one.mean, other.mean],
    ...{ loss: loss.mean, error: loss.error, mark },
    facts: tale.told(mark === 'best' ? 0 : 1),
  }
}
