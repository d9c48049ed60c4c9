import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readSmall, readSmallJson, writeSmall } from '../storage/small.ts'

/** What was solved, and on which days. A small thing: Home draws the row of days at once. */
const KEY = 'sternentisch.puzzles'

/** The best that was ever made of a puzzle. */
const HOW = ['first', 'later', 'shown'] as const
export type How = (typeof HOW)[number]
/** What was made of the puzzle of a day; the first answer stands. */
export type OnDay = 'solved' | 'missed'
export type Days = Readonly<Record<string, OnDay>>

export interface Kept {
  /** By game, and then by puzzle. */
  readonly done: Readonly<Record<string, Readonly<Record<string, How>>>>
  readonly days: Days
}

const Schema = v.object({
  done: v.record(v.string(), v.record(v.string(), v.picklist(HOW))),
  days: v.record(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), v.picklist(['solved', 'missed'])),
})
const NOTHING: Kept = { done: {}, days: {} }

/** Whatever was stored and still makes sense. */
export function readKept(value: unknown): Kept {
  const read = v.safeParse(Schema, value)
  return read.success ? read.output : NOTHING
}

export const keptNow = (): Kept => readKept(readSmallJson(KEY))

const listeners = new Set<() => void>()

/** A puzzle is solved, or its solution was seen; on a day, where it is that day's. */
export function markPuzzle(game: string, puzzle: string, how: How, day: string | null): void {
  const { done, days } = keptNow()
  const before = done[game]?.[puzzle]
  const best = before && HOW.indexOf(before) < HOW.indexOf(how) ? before : how
  const onDay = day === null || days[day] ? {} : { [day]: how === 'shown' ? 'missed' : 'solved' }
  const kept = { done: { ...done, [game]: { ...done[game], [puzzle]: best } }, days: { ...days, ...onDay } }
  writeSmall(KEY, JSON.stringify(kept))
  for (const listener of listeners) listener()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export function useKept(): Kept {
  const text = useSyncExternalStore(listen, () => readSmall(KEY) ?? '')
  return useMemo(keptNow, [text])
}

export const isSolved = (how: How | undefined): boolean => how === 'first' || how === 'later'
