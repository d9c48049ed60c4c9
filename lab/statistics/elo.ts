import { type Estimate, estimate, type Rotations, sumsOf } from './estimate.ts'

/** Beyond this nobody can tell how much stronger somebody is. */
const FURTHEST = 0.999

/**
 * Elo points by which somebody is ahead who wins this share against equals of one another: with strength s against others of 1
 * one wins s / (s + the number of others). With two sides it is the usual formula.
 */
export function eloOf(share: number, sides = 2): number {
  const within = Math.min(FURTHEST, Math.max(1 - FURTHEST, share))
  return 400 * Math.log10((within * (sides - 1)) / (1 - within))
}

export interface Elo {
  readonly elo: number
  readonly low: number
  readonly high: number
}

export function eloFrom(rotations: Rotations): Elo {
  const { share, low, high }: Estimate = estimate(rotations)
  const { sides } = rotations
  return { elo: eloOf(share, sides), low: eloOf(low, sides), high: eloOf(high, sides) }
}

/** So many points of normalised Elo are one standard deviation of a match: for even players it is like Elo without draws. */
export const POINTS = 800 / Math.LN10

/**
 * Normalised Elo: how far the share lies from the fair one, in deviations of a single match. It says how many matches it takes
 * to see the difference, whatever the share of draws.
 */
export function normalisedElo(rotations: Rotations): number {
  const { mean, square } = sumsOf(rotations).careful()
  const deviation = Math.sqrt(Math.max(square - mean * mean, Number.EPSILON))
  return (mean / deviation / Math.sqrt(rotations.sides)) * POINTS
}
