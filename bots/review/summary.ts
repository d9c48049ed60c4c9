import type { Verdict } from './judge.ts'
import { accuracyAt, type Mark } from './mark.ts'
import type { Reading } from './position.ts'

/** A move after which the match stood differently. */
export interface Turn {
  /** Its place among the moves. */
  readonly move: number
  readonly from: number
  readonly to: number
}

/** So many are named at most. */
const MOST_TURNS = 5
/** A smaller change is none. */
const LEAST_CHANGE = 0.08

/** The moves that changed a chance most, in the order in which they were made. `line` is the chance before each move and at the end. */
export function turnsIn(line: readonly number[]): readonly Turn[] {
  const apart = Math.max(2, Math.round(line.length / 24))
  const changes = line
    .slice(1)
    .map((to, move): Turn => ({ move, from: line[move], to }))
    .filter(({ from, to }) => Math.abs(to - from) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
  const turns: Turn[] = []
  for (const change of changes)
    if (turns.length < MOST_TURNS && turns.every(({ move }) => Math.abs(move - change.move) >= apart))
      turns.push(change)
  return turns.sort((a, b) => a.move - b.move)
}

/** A decision among the moves. */
export interface Decided {
  readonly move: number
  readonly verdict: Verdict
}

/** What a seat decided, of what has been read so far; `seatAt` says who made a move. */
export const decisionsOf = (
  readings: readonly Reading[],
  seat: number,
  seatAt: (move: number) => number,
): readonly Decided[] =>
  readings.flatMap(({ verdict }, move) => (verdict && seatAt(move) === seat ? [{ move, verdict }] : []))

export type Tally = Readonly<Record<Mark | 'unjudged', number>>

export function tallyOf(decisions: readonly Decided[]): Tally {
  const tally = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0, unjudged: 0 }
  for (const { verdict } of decisions) tally[verdict.mark ?? 'unjudged']++
  return tally
}

/** How much of what could be had somebody took, 0 to 1; null where nothing could be judged. */
export function accuracyOf(decisions: readonly Decided[]): number | null {
  const judged = decisions.filter(({ verdict }) => verdict.mark !== null)
  if (judged.length === 0) return null
  return judged.reduce((sum, { verdict }) => sum + accuracyAt(verdict.loss), 0) / judged.length
}
