import { wilson, Z } from './wilson.ts'

/** A figure with its interval, and from how many it was taken. */
export interface Figure {
  readonly value: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** So much won of so many. */
export function shareFigure(won: number, n: number): Figure {
  const value = n === 0 ? 0 : won / n
  const [low, high] = wilson(value, n)
  return { value, low, high, n }
}

/** The mean of some values; differences of pairs too. */
export function meanOf(values: readonly number[], z = Z): Figure {
  const n = values.length
  if (n === 0) return { value: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n }
  const value = values.reduce((sum, each) => sum + each, 0) / n
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / Math.max(1, n - 1)
  const half = n === 1 ? Number.POSITIVE_INFINITY : z * Math.sqrt(variance / n)
  return { value, low: value - half, high: value + half, n }
}

/** The value below which this part of all lies; its interval is between values that lie so many deviations of rank away. */
export function quantileOf(values: readonly number[], part: number): Figure {
  const sorted = values.toSorted((a, b) => a - b)
  const n = sorted.length
  const at = (rank: number): number => sorted[Math.min(n - 1, Math.max(0, Math.floor(rank)))]
  const middle = part * (n - 1)
  const half = Z * Math.sqrt(n * part * (1 - part))
  return { value: at(Math.round(middle)), low: at(middle - half), high: at(Math.ceil(middle + half)), n }
}

/**
 * Deviations that hold a normal value with this probability, by halving: with many comparisons at once each has to be surer than one
 * alone, and 1 − 0.05 / n says how sure.
 */
export function deviationsFor(confidence: number): number {
  let [low, high] = [0, 10]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (within(middle) < confidence) low = middle
    else high = middle
  }
  return low
}

/** The probability that a normal value lies within so many deviations: the error function, by its series. */
function within(z: number): number {
  const x = z / Math.SQRT2
  let [term, sum] = [x, x]
  for (let n = 1; n < 400 && Math.abs(term) > 1e-17; n++) {
    term *= (-x * x) / n
    sum += term / (2 * n + 1)
  }
  return z > 7 ? 1 : (2 / Math.sqrt(Math.PI)) * sum
}
