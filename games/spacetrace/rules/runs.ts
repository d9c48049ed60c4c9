// §4.1, §4.2: the ships of one card, as runs of neighbours in the same condition, front to back
import type { Effect } from './figures.ts'

/**
 * Three numbers a run: how many ships, their LP, their marks. Destroyed ships stay in the list with 0 LP until the
 * cleanup, so that places are never lost. No run is empty, and no two neighbours are alike.
 */
export type Runs = number[]

export const JAMMED = 1
export const KILLED = 2
/** Only inside a class battle (SP-11.4). */
export const ARMED = 4

export const freshRuns = (count: number, lp: number): Runs => [count, lp, 0]

/** For cards that are not in play: shared, and never changed. */
export const NO_RUNS: Runs = []

/** So many cards that are not in play. */
export function noRuns(count: number): Runs[] {
  const list: Runs[] = []
  for (let card = 0; card < count; card++) list.push(NO_RUNS)
  return list
}

export function livingIn(runs: Runs): number {
  let ships = 0
  for (let i = 0; i < runs.length; i += 3) if (runs[i + 1] > 0) ships += runs[i]
  return ships
}

export function isAlive(runs: Runs): boolean {
  for (let i = 1; i < runs.length; i += 3) if (runs[i] > 0) return true
  return false
}

/** Living and not jammed. */
export function readyIn(runs: Runs): number {
  let ships = 0
  for (let i = 0; i < runs.length; i += 3)
    if (runs[i + 1] > 0 && (runs[i + 2] & JAMMED) === 0) ships += runs[i]
  return ships
}

export function armedIn(runs: Runs): number {
  let ships = 0
  for (let i = 0; i < runs.length; i += 3) if (runs[i + 2] & ARMED) ships += runs[i]
  return ships
}

/** Is any of them jammed, living or not? */
export function isJammed(runs: Runs): boolean {
  for (let i = 2; i < runs.length; i += 3) if (runs[i] & JAMMED) return true
  return false
}

/** Is every one of them killed? */
export function isKilled(runs: Runs): boolean {
  for (let i = 0; i < runs.length; i += 3) if (runs[i + 1] > 0 || (runs[i + 2] & KILLED) === 0) return false
  return true
}

/** What a change writes before it goes back into the card: one buffer for all, since changes never nest. */
const out: number[] = []
let size = 0

function emit(ships: number, lp: number, marks: number): void {
  if (ships === 0) return
  if (size > 0 && out[size - 2] === lp && out[size - 1] === marks) out[size - 3] += ships
  else {
    out[size++] = ships
    out[size++] = lp
    out[size++] = marks
  }
}

function keep(runs: Runs): void {
  for (let i = 0; i < size; i++) runs[i] = out[i]
  while (runs.length > size) runs.pop()
}

/** SP-11.6: so many shots of this strength, one after the other, at the front ship. Answers those not fired. */
export function fireAt(runs: Runs, shots: number, ap: number): number {
  if (!isAlive(runs)) return shots
  size = 0
  for (let i = 0; i < runs.length; i += 3) {
    const ships = runs[i]
    const lp = runs[i + 1]
    const marks = runs[i + 2]
    if (lp === 0 || shots === 0) {
      emit(ships, lp, marks)
      continue
    }
    const need = Math.ceil(lp / ap)
    const dead = Math.min(ships, Math.floor(shots / need))
    shots -= dead * need
    emit(dead, 0, marks)
    if (dead === ships) continue
    if (shots > 0) {
      // Too few to bring the next ship down: it keeps at least 1 LP.
      emit(1, lp - shots * ap, marks)
      emit(ships - dead - 1, lp, marks)
      shots = 0
    } else emit(ships - dead, lp, marks)
  }
  keep(runs)
  return shots
}

/**
 * SP-12.1, SP-12.3, SP-12.4, SP-12.6: the first so many ships that the effect can change, front to back. Answers how
 * many it changed. `arms`: ships brought back here still have their turn before them (SP-11.4).
 */
export function touch(runs: Runs, { op, amount }: Effect, limit: number, arms = false): number {
  if (!canTouch(runs, op)) return 0
  let left = limit
  size = 0
  for (let i = 0; i < runs.length; i += 3) {
    const ships = runs[i]
    const lp = runs[i + 1]
    const marks = runs[i + 2]
    const reached = left > 0 && reaches(op, lp, marks) ? Math.min(ships, left) : 0
    if (reached > 0) {
      left -= reached
      if (op === 'damage') emit(reached, Math.max(0, lp - amount), marks)
      else if (op === 'destroy') emit(reached, 0, marks)
      else if (op === 'kill') emit(reached, 0, marks | KILLED)
      else if (op === 'jam') emit(reached, lp, marks | JAMMED)
      else emit(reached, 1, arms && (marks & JAMMED) === 0 ? marks | ARMED : marks)
    }
    emit(ships - reached, lp, marks)
  }
  keep(runs)
  return limit - left
}

function reaches(op: Effect['op'], lp: number, marks: number): boolean {
  if (op === 'reconstruct') return lp === 0 && (marks & KILLED) === 0
  return lp > 0 && (op !== 'jam' || (marks & JAMMED) === 0)
}

/** Is there a ship here that the effect could change? */
export function canTouch(runs: Runs, op: Effect['op']): boolean {
  for (let i = 0; i < runs.length; i += 3) if (reaches(op, runs[i + 1], runs[i + 2])) return true
  return false
}

/** SP-12.5: full LP for every living ship. */
export function repair(runs: Runs, lp: number): void {
  size = 0
  for (let i = 0; i < runs.length; i += 3) emit(runs[i], runs[i + 1] > 0 ? lp : 0, runs[i + 2])
  keep(runs)
}

/** SP-11.4: every ready ship becomes armed. */
export function arm(runs: Runs): void {
  size = 0
  for (let i = 0; i < runs.length; i += 3) {
    const ready = runs[i + 1] > 0 && (runs[i + 2] & JAMMED) === 0
    emit(runs[i], runs[i + 1], ready ? runs[i + 2] | ARMED : runs[i + 2])
  }
  keep(runs)
}

/** Takes marks away: the armed after a class battle, the jammed after a battle. */
export function unmark(runs: Runs, gone: number): void {
  let marked = 0
  for (let i = 2; i < runs.length; i += 3) marked |= runs[i]
  if ((marked & gone) === 0) return
  size = 0
  for (let i = 0; i < runs.length; i += 3) emit(runs[i], runs[i + 1], runs[i + 2] & ~gone)
  keep(runs)
}

/** SP-11.8: nothing is left, and nothing comes back in this turn. */
export function killAll(runs: Runs): void {
  size = 0
  for (let i = 0; i < runs.length; i += 3) emit(runs[i], 0, runs[i + 2] | KILLED)
  keep(runs)
}
