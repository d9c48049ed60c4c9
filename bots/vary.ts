import type { Draws } from '@sternentisch/kernel'
import type { Considered } from './bot.ts'

const FINE = 1 << 20

/** Takes what promises `width` less than the best about a third as often, and what promises nearly as much nearly as often. */
export function vary(considered: readonly Considered[], width: number, draws: Draws): Considered {
  const best = Math.max(...considered.map(({ chance }) => chance))
  const weights = considered.map(({ chance }) => Math.round(FINE * Math.exp((chance - best) / width)))
  let left = draws.below(weights.reduce((sum, weight) => sum + weight, 0))
  const taken = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return considered[taken]
}
