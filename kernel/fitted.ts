import { remember } from './remember.ts'

/**
 * An evaluation that was fitted: what can be counted on a table, side by side, times what it has turned out to be worth. The more a
 * side has, the likelier it wins; chances of all sides add up to 1. Nothing here is guessed: `sternentisch lab train` finds the weights.
 */
export interface Features<Table> {
  /** What is counted; the weights go by these names. */
  readonly names: readonly string[]
  seatsOf(table: Table): number
  /** Under which weights it is looked at. */
  modeOf(table: Table): string
  /**
   * Counts for every side, one row after the other, and answers how many sides there are: seat s belongs to side s modulo that. Cheap,
   * and without garbage: it is called at the end of every play-out.
   */
  count(table: Table, rows: Float64Array): number
}

/** What each feature is worth, by mode, or under `any` for modes that have no weights of their own; what is missing is worth nothing. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A file of weights, with the line that made it. */
export interface WeightsFile {
  readonly made: string
  readonly weights: Weights
}

/** The weights of a mode in the order of the features. */
export const weightsFor = (names: readonly string[], weights: Weights, mode: string): readonly number[] =>
  names.map((name) => (weights[mode] ?? weights.any)?.[name] ?? 0)

/** No table has more sides than this. */
const MOST_SIDES = 4

export const rowsFor = ({ names }: { readonly names: readonly string[] }): Float64Array =>
  new Float64Array(MOST_SIDES * names.length)

/** Each side's chance from its row: exponentials of the weighted sums, divided by their own sum. */
export function chancesOf(
  rows: Float64Array,
  sides: number,
  weights: readonly number[],
  into: Float64Array,
): void {
  const count = weights.length
  let highest = Number.NEGATIVE_INFINITY
  for (let side = 0; side < sides; side++) {
    let sum = 0
    for (let at = 0; at < count; at++) sum += weights[at] * rows[side * count + at]
    into[side] = sum
    if (sum > highest) highest = sum
  }
  let all = 0
  for (let side = 0; side < sides; side++) all += into[side] = Math.exp(into[side] - highest)
  for (let side = 0; side < sides; side++) into[side] /= all
}

/** Each seat's chance to win, from features and weights. One list for all answers: the next call writes over it. */
export function fitted<Table>(
  features: Features<Table>,
  weights: Weights,
): (table: Table) => readonly number[] {
  const rows = rowsFor(features)
  const known = new Map<string, readonly number[]>()
  const chances = new Float64Array(MOST_SIDES)
  const seats: number[] = []
  let latest = ''
  let inMode: readonly number[] = []
  return (table) => {
    const sides = features.count(table, rows)
    const mode = features.modeOf(table)
    // Mostly it is the same match as the last time.
    if (mode !== latest) {
      inMode = remember(known, mode, () => weightsFor(features.names, weights, mode))
      latest = mode
    }
    chancesOf(rows, sides, inMode, chances)
    const count = features.seatsOf(table)
    while (seats.length > count) seats.pop()
    while (seats.length < count) seats.push(0.5)
    for (let seat = 0; seat < count; seat++) seats[seat] = chances[seat % sides]
    return seats
  }
}
