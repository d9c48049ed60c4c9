import { dayWith, numberOf } from './day.ts'
import type { Days, OnDay } from './kept.ts'

export interface Streak {
  /** Days in a row up to today; one that is not over yet breaks nothing. */
  readonly n: number
  readonly best: number
  /** The last seven days, today last. */
  readonly week: readonly { readonly day: string; readonly how: OnDay | null }[]
}

export function streakAt(days: Days, today: string): Streak {
  const now = numberOf(today)
  const solved = (n: number): boolean => days[dayWith(n)] === 'solved'
  const endingAt = (last: number): number => {
    let n = 0
    while (solved(last - n)) n++
    return n
  }
  const ends = Object.keys(days).map((day) => endingAt(numberOf(day)))
  return {
    n: endingAt(days[today] === undefined ? now - 1 : now),
    best: Math.max(0, ...ends),
    week: Array.from({ length: 7 }, (_, at) => dayWith(now - 6 + at)).map((day) => ({
      day,
      how: days[day] ?? null,
    })),
  }
}
