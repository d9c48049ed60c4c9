import { chancesOf } from '@sternentisch/kernel'

/** One position: what was counted for each side, and what each had of the match in the end. */
export interface Position {
  readonly rows: Float64Array
  readonly shares: readonly number[]
}

const MOST_STEPS = 50
const SMALL = 1e-7

/**
 * Logistic regression for any number of sides: the weights under which the results are likeliest, drawn towards `prior` by `l2` (in
 * positions: as much as that many would, each feature in its own deviations). Newton's method, so the same positions always give the same weights.
 */
export function fit(
  positions: readonly Position[],
  count: number,
  l2: number,
  prior: readonly number[],
): number[] {
  const scale = deviations(positions, count)
  const pull = scale.map((each) => (each > SMALL ? l2 * each * each : 1))
  let weights = prior.map((each, at) => (scale[at] > SMALL ? each : 0))
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, bend } = slopeAt(positions, weights)
    for (let at = 0; at < count; at++) {
      slope[at] += pull[at] * (weights[at] - (scale[at] > SMALL ? prior[at] : 0))
      bend[at][at] += pull[at]
    }
    const move = solve(bend, slope)
    weights = weights.map((each, at) => each - move[at])
    if (move.every((each, at) => Math.abs(each) * scale[at] < SMALL)) break
  }
  return weights
}

/** How much each feature tells the sides of a position apart, on average. */
function deviations(positions: readonly Position[], count: number): number[] {
  const squares = Array<number>(count).fill(0)
  let n = 0
  for (const { rows, shares } of positions) {
    n += shares.length
    for (let at = 0; at < count; at++) {
      let mean = 0
      for (let side = 0; side < shares.length; side++) mean += rows[side * count + at] / shares.length
      for (let side = 0; side < shares.length; side++) squares[at] += (rows[side * count + at] - mean) ** 2
    }
  }
  return squares.map((sum) => Math.sqrt(sum / Math.max(1, n)))
}

/** First and second derivatives of what the results cost under these weights. */
function slopeAt(positions: readonly Position[], weights: readonly number[]) {
  const count = weights.length
  const slope = Array<number>(count).fill(0)
  const bend = weights.map(() => Array<number>(count).fill(0))
  const chances = new Float64Array(4)
  const mean = new Float64Array(count)
  for (const { rows, shares } of positions) {
    const sides = shares.length
    chancesOf(rows, sides, weights, chances)
    mean.fill(0)
    for (let side = 0; side < sides; side++)
      for (let at = 0; at < count; at++) {
        const value = rows[side * count + at]
        slope[at] += (chances[side] - shares[side]) * value
        mean[at] += chances[side] * value
      }
    for (let side = 0; side < sides; side++)
      for (let at = 0; at < count; at++) {
        const off = chances[side] * (rows[side * count + at] - mean[at])
        for (let other = 0; other <= at; other++)
          bend[at][other] += off * (rows[side * count + other] - mean[other])
      }
  }
  for (let at = 0; at < count; at++)
    for (let other = 0; other < at; other++) bend[other][at] = bend[at][other]
  return { slope, bend }
}

/** Solves a symmetric system by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length
  const rows = matrix.map((row, at) => [...row, right[at]])
  for (let at = 0; at < n; at++) {
    let best = at
    for (let row = at + 1; row < n; row++) if (Math.abs(rows[row][at]) > Math.abs(rows[best][at])) best = row
    ;[rows[at], rows[best]] = [rows[best], rows[at]]
    for (let row = at + 1; row < n; row++) {
      const factor = rows[row][at] / rows[at][at]
      for (let column = at; column <= n; column++) rows[row][column] -= factor * rows[at][column]
    }
  }
  const answer = Array<number>(n).fill(0)
  for (let at = n - 1; at >= 0; at--) {
    let sum = rows[at][n]
    for (let column = at + 1; column < n; column++) sum -= rows[at][column] * answer[column]
    answer[at] = sum / rows[at][at]
  }
  return answer
}
