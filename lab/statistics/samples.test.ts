import { describe, expect, it } from 'vitest'
import { deviationsFor, equilibriumOf, meanOf, quantileOf, shareFigure } from './index.ts'

describe('figures', () => {
  it('a mean has the interval of its values', () => {
    const { value, low, high, n } = meanOf([1, 2, 3, 4])
    expect([value, n]).toEqual([2.5, 4])
    expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(5 / 3 / 4))
    expect(value - low).toBeCloseTo(high - value)
    expect(meanOf([3]).high).toBe(Number.POSITIVE_INFINITY)
    expect(meanOf([]).n).toBe(0)
  })

  it('a share has that of Wilson', () => {
    expect(shareFigure(5, 10).low).toBeCloseTo(0.2366, 4)
    expect(shareFigure(0, 0)).toEqual({ value: 0, low: 0, high: 1, n: 0 })
  })

  it('a quantile has one of values', () => {
    const values = Array.from({ length: 101 }, (_, at) => at)
    expect(quantileOf(values, 0.5)).toEqual({ value: 50, low: 40, high: 60, n: 101 })
    expect(quantileOf(values, 0.9).value).toBe(90)
    expect(quantileOf([7], 0.5)).toEqual({ value: 7, low: 7, high: 7, n: 1 })
  })

  it('more comparisons need more deviations', () => {
    expect(deviationsFor(0.95)).toBeCloseTo(1.959964, 5)
    expect(deviationsFor(0.99)).toBeCloseTo(2.575829, 5)
    expect(deviationsFor(1 - 0.05 / 100)).toBeCloseTo(3.480756, 4)
  })
})

describe('an equilibrium', () => {
  it('of rock, paper, scissors is all three alike', () => {
    const { mix, against } = equilibriumOf([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ])
    for (const share of mix) expect(share).toBeCloseTo(1 / 3, 1)
    for (const share of against) expect(share).toBeCloseTo(0.5, 1)
  })

  it('plays what beats all, and nothing else', () => {
    expect(
      equilibriumOf([
        [0.5, 0.4],
        [0.6, 0.5],
      ]).mix[1],
    ).toBeGreaterThan(0.99)
  })
})
