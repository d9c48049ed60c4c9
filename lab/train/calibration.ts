import { chancesOf } from '@sternentisch/kernel'
import type { Position } from './fit.ts'

/** Of all sides that were given about this chance, what they had in the end. */
export interface Bin {
  readonly n: number
  /** Mean chance given, and mean share won. */
  readonly said: number
  readonly won: number
}

export interface Calibration {
  readonly positions: number
  /** Mean square of how far off the chances were: 0 is perfect. */
  readonly brier: number
  /** The same for who always says that all sides are equal. */
  readonly blind: number
  readonly bins: readonly Bin[]
}

const BINS = 10

/** How well the chances that weights give fit what came of it. */
export function calibrate(positions: readonly Position[], weights: readonly number[]): Calibration {
  const chances = new Float64Array(4)
  const bins = Array.from({ length: BINS }, () => ({ n: 0, said: 0, won: 0 }))
  let [sum, blind, n] = [0, 0, 0]
  for (const { rows, shares } of positions) {
    chancesOf(rows, shares.length, weights, chances)
    for (const [side, share] of shares.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chances[side] * BINS))]
      bin.n++
      bin.said += chances[side]
      bin.won += share
      sum += (chances[side] - share) ** 2
      blind += (1 / shares.length - share) ** 2
      n++
    }
  }
  const each = bins.map(({ n: count, said, won }) => ({
    n: count,
    said: said / (count || 1),
    won: won / (count || 1),
  }))
  return { positions: positions.length, brier: sum / (n || 1), blind: blind / (n || 1), bins: each }
}
