import type { Puzzle } from '@sternentisch/kernel'

const DAY = 24 * 60 * 60 * 1000

/** The day on this device, as `2026-11-17`: it changes at midnight where whoever plays is. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

/** Days in a row have numbers in a row, whatever the clocks did in between. */
export const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)

export const dayWith = (n: number): string => new Date(n * DAY).toISOString().slice(0, 10)

/** Games take turns: each day another one. */
export const gameOn = (day: string, games: readonly string[]): string => games[numberOf(day) % games.length]

/** Prime, and to no number of puzzles likely to have anything in common with it: neighbours in the list are days apart. */
const STRIDE = 7919

/** Its puzzle of that day: no two the same until all had their day. */
export function puzzleOn(day: string, games: number, puzzles: readonly Puzzle[]): Puzzle | null {
  const turn = Math.floor(numberOf(day) / games)
  return puzzles[(turn * STRIDE) % puzzles.length] ?? null
}
