import type { Moment } from '@sternentisch/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Reel } from '../stage/reel.ts'

const moment = (view: string): Moment => ({ view, event: { kind: view } as Moment['event'] })
const rest = (view: string): Moment => ({ view, event: null })

let pace = 100
let shown: unknown[]
let done: number
const reel = (): Reel =>
  new Reel(
    () => pace,
    ({ view }) => shown.push(view),
    () => done++,
  )

beforeEach(() => {
  vi.useFakeTimers()
  pace = 100
  shown = []
  done = 0
})
afterEach(() => vi.useRealTimers())

describe('the reel', () => {
  test('shows one thing after another, then where things stand', () => {
    const film = reel()
    film.play([moment('a'), moment('b'), rest('end')])
    expect(shown).toEqual(['a'])
    expect(film.left).toBe(1)
    vi.advanceTimersByTime(100)
    expect(shown).toEqual(['a', 'b'])
    expect(film.playing).toBe(true)
    vi.advanceTimersByTime(100)
    expect(shown).toEqual(['a', 'b', 'end'])
    expect(film.playing).toBe(false)
    expect(done).toBe(1)
  })

  test('goes on without a rest when more comes', () => {
    const film = reel()
    film.play([moment('a'), rest('between')])
    film.play([moment('b'), rest('end')])
    vi.advanceTimersByTime(500)
    expect(shown).toEqual(['a', 'b', 'end'])
    expect(done).toBe(1)
  })

  test('what happens several times in a row goes faster', () => {
    const film = reel()
    film.play([moment('draw'), moment('draw'), moment('play'), rest('end')])
    vi.advanceTimersByTime(40)
    expect(shown).toEqual(['draw', 'draw'])
    vi.advanceTimersByTime(99)
    expect(shown).toEqual(['draw', 'draw'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['draw', 'draw', 'play'])
  })

  test('can be hurried', () => {
    const film = reel()
    film.play([moment('a'), moment('b'), moment('c'), rest('end')])
    film.hurry(4)
    vi.advanceTimersByTime(60)
    expect(shown).toEqual(['a', 'b', 'c', 'end'])
    expect(film.hurried).toBe(false)
  })

  test('can be skipped to its end', () => {
    const film = reel()
    film.play([moment('a'), moment('b'), rest('end')])
    film.skip()
    expect(shown).toEqual(['a', 'end'])
    expect(done).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual(['a', 'end'])
  })

  test('is instant for those who want no motion', () => {
    pace = 0
    reel().play([moment('a'), moment('b'), rest('end')])
    expect(shown).toEqual(['end'])
    expect(done).toBe(1)
  })
})
