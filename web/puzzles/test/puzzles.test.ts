import type { Puzzle } from '@sternentisch/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../table/test/tables.ts'
import { dayOf, dayWith, gameOn, numberOf, puzzleOn } from '../day.ts'
import { keptNow, markPuzzle, readKept } from '../kept.ts'
import { ASKED, isDone, type PuzzleDeed, puzzleReducer, runnerUp } from '../puzzle-run.ts'
import { streakAt } from '../streak.ts'

const puzzles = Array.from({ length: 50 }, (_, at) => ({ id: `p${at}` }) as Puzzle)

describe('a day', () => {
  it('is that of the device, whatever day it is elsewhere', () => {
    expect(dayOf(new Date(2026, 10, 17, 0, 0, 1))).toBe('2026-11-17')
    expect(dayOf(new Date(2026, 10, 17, 23, 59, 59))).toBe('2026-11-17')
    expect(dayOf(new Date(2026, 0, 5, 12))).toBe('2026-01-05')
  })

  it.each(['2026-03-28', '2026-10-24', '2024-02-28', '2026-12-31'])(
    'comes right before the next, also where clocks change: %s',
    (day) => {
      expect(dayWith(numberOf(day))).toBe(day)
      expect(numberOf(dayWith(numberOf(day) + 1))).toBe(numberOf(day) + 1)
    },
  )

  it('has one game and one puzzle, and none comes twice before all had their day', () => {
    const games = ['a', 'b', 'c', 'd']
    const first = numberOf('2026-11-17')
    const seen = new Map<string, number>()
    for (let n = first; n < first + puzzles.length * games.length; n++) {
      const day = dayWith(n)
      const name = `${gameOn(day, games)} ${puzzleOn(day, games.length, puzzles)?.id}`
      seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    expect(seen.size).toBe(puzzles.length * games.length)
    expect(gameOn('2026-11-17', games)).not.toBe(gameOn('2026-11-18', games))
    expect(puzzleOn('2026-11-17', 4, [])).toBeNull()
  })
})

describe('a row of days', () => {
  it.each([
    ['none yet', {}, 0, 0],
    ['solved today', { '2026-11-17': 'solved' }, 1, 1],
    ['not yet today', { '2026-11-15': 'solved', '2026-11-16': 'solved' }, 2, 2],
    ['a day was left out', { '2026-11-14': 'solved', '2026-11-15': 'solved', '2026-11-17': 'solved' }, 1, 2],
    ['the solution was seen today', { '2026-11-16': 'solved', '2026-11-17': 'missed' }, 0, 1],
    ['long ago', { '2026-10-31': 'solved', '2026-11-01': 'solved' }, 0, 2],
  ] as const)('%s', (_, days, n, best) => {
    expect(streakAt(days, '2026-11-17')).toMatchObject({ n, best })
  })

  it('shows seven days, today last', () => {
    const { week } = streakAt({ '2026-11-12': 'missed' }, '2026-11-17')
    expect(week.map(({ day }) => day.slice(-2))).toEqual(['11', '12', '13', '14', '15', '16', '17'])
    expect(week[1].how).toBe('missed')
  })
})

describe('what is kept', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage())
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is the best that was ever made of a puzzle', () => {
    markPuzzle('g', 'p', 'shown', null)
    expect(keptNow().done).toEqual({ g: { p: 'shown' } })
    markPuzzle('g', 'p', 'later', null)
    markPuzzle('g', 'p', 'first', null)
    markPuzzle('g', 'p', 'shown', null)
    expect(keptNow()).toEqual({ done: { g: { p: 'first' } }, days: {} })
  })

  it('is the first answer of a day', () => {
    markPuzzle('g', 'p', 'shown', '2026-11-17')
    markPuzzle('g', 'p', 'first', '2026-11-17')
    markPuzzle('g', 'q', 'later', '2026-11-18')
    expect(keptNow().days).toEqual({ '2026-11-17': 'missed', '2026-11-18': 'solved' })
  })

  it.each([null, 7, {}, { done: 3, days: {} }, { done: {}, days: { yesterday: 'solved' } }])(
    'is nothing where it makes no sense: %j',
    (value) => {
      expect(readKept(value)).toEqual({ done: {}, days: {} })
    },
  )
})

describe('a puzzle', () => {
  const puzzle = { best: 'b', chances: { b: 70, a: 30, c: 45 } }
  const after = (...deeds: readonly PuzzleDeed[]) => deeds.reduce(puzzleReducer(puzzle), ASKED)
  const move = (text: string): PuzzleDeed => ({ kind: 'try', move: text })

  it('is solved by its best move, after any number of others', () => {
    expect(after(move('b'))).toEqual({ tries: ['b'], state: 'solved' })
    expect(after(move('a'), { kind: 'again' }, move('c'), move('b'))).toEqual({
      tries: ['a', 'c', 'b'],
      state: 'solved',
    })
  })

  it('stays as it is once it is done', () => {
    const shown = after(move('a'), { kind: 'show' })
    expect(isDone(shown)).toBe(true)
    expect(puzzleReducer(puzzle)(shown, move('b'))).toBe(shown)
  })

  it('has a next best move', () => {
    expect(runnerUp(puzzle)).toBe('c')
    expect(runnerUp({ best: 'b', chances: { b: 1 } })).toBeNull()
  })
})
