import type { Draws } from '@sternentisch/kernel'
import type { Considered } from './bot.ts'

const FINE = 1 << 16

/**
 * Takes what promises `width` less than the best about a third as often, and what promises nearly as much nearly as often. The best is
 * what was tried most: what fell early may only seem to promise more.
 */
export function vary(considered: readonly Considered[], width: number, draws: Draws): Considered {
  const [best] = considered
  const less = (each: Considered): number => Math.max(0, best.chance - each.chance)
  const weights = considered.map((each) => Math.round(FINE * Math.exp(-less(each) / width)))
  let left = draws.below(weights.reduce((sum, weight) => sum + weight, 0))
  const taken = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return considered[taken]
}
