import { chancesOf } from '@sternentisch/kernel'
import { Reckoning, type Reliability } from '../statistics/index.ts'
import type { Position } from './fit.ts'

/** How well the chances that weights give fit what came of it. */
export function calibrate(positions: readonly Position[], weights: readonly number[]): Reliability {
  const chances = new Float64Array(4)
  const reckoning = new Reckoning()
  for (const { rows, shares } of positions) {
    chancesOf(rows, shares.length, weights, chances)
    for (const [side, share] of shares.entries()) reckoning.add(chances[side], share, shares.length)
  }
  return reckoning.reliability
}
