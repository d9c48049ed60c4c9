import { describe, expect, it } from 'vitest'
import { callBetween, figures, shareLeft, timeLeft } from '../company/time-left.ts'

const MINUTE = 60_000

describe('a clock', () => {
  const clocks = { left: [5 * MINUTE, 3 * MINUTE], at: 1000, running: [0] as const }

  it('runs only for those who decide, and from its instant on', () => {
    expect(timeLeft(clocks, 0, 500)).toBe(5 * MINUTE)
    expect(timeLeft(clocks, 0, 1000 + MINUTE)).toBe(4 * MINUTE)
    expect(timeLeft(clocks, 1, 1000 + MINUTE)).toBe(3 * MINUTE)
    expect(timeLeft(clocks, 0, 1000 + 9 * MINUTE)).toBe(0)
  })

  it.each([
    [767_000, '12:47'],
    [60_000, '1:00'],
    [24_001, '0:25'],
    [9_400, '9.4'],
    [0, '0.0'],
    [3_723_000, '1:02:03'],
    [3 * 24 * 60 * MINUTE, '3 days'],
  ])('shows %i ms as %s', (left, shown) => {
    expect(figures(left, 'en')).toBe(shown)
  })

  it('is said once at each of four points, the last one passed', () => {
    expect(callBetween(5 * MINUTE + 1, 5 * MINUTE)).toBe(5 * MINUTE)
    expect(callBetween(5 * MINUTE, 4 * MINUTE)).toBeNull()
    expect(callBetween(40_000, 8000)).toBe(10_000)
  })

  it('has a ring that is never more than full', () => {
    expect(shareLeft(90_000, { per: 'match', time: MINUTE, more: 0 })).toBe(1)
    expect(shareLeft(15_000, { per: 'move', time: MINUTE })).toBe(0.25)
  })
})
