import { type Draws, randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import {
  eloFrom,
  eloOf,
  estimate,
  normalisedElo,
  pentanomial,
  Reckoning,
  SequentialTest,
  wilson,
} from './index.ts'

const draws = (seed: string): Draws => randomFrom(seedFrom(seed)).stream('simulated')

/** A match of the challenger, who wins `won` of a thousand and draws `drawn`. */
const match = (luck: Draws, won: number, drawn: number): number => {
  const at = luck.below(1000)
  return at < won ? 1 : at < won + drawn ? 0.5 : 0
}

/** Pairs in which the deal decides as well: it helps one seat as much as it harms the other. */
const pairs = (luck: Draws, n: number, won: number, drawn = 60): number[] =>
  Array.from({ length: n }, () => {
    const deal = luck.below(400) - 200
    return (match(luck, won + deal, drawn) + match(luck, won - deal, drawn)) / 2
  })

describe('wilson', () => {
  it('gives the published intervals', () => {
    const near = ([low, high]: [number, number]) => [low.toFixed(4), high.toFixed(4)]
    expect(near(wilson(0.5, 10))).toEqual(['0.2366', '0.7634'])
    expect(near(wilson(0, 10))).toEqual(['0.0000', '0.2775'])
    expect(near(wilson(81 / 263, 263))).toEqual(['0.2553', '0.3662'])
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})

describe('Elo', () => {
  it('is the usual formula for two, and none for a fair share of any number', () => {
    expect(eloOf(0.75)).toBeCloseTo(190.85, 2)
    expect(eloOf(0.5)).toBe(0)
    for (const sides of [2, 3, 4]) expect(eloOf(1 / sides, sides)).toBeCloseTo(0)
    expect(eloOf(1)).toBeLessThan(1300)
    expect(eloOf(0)).toBe(-eloOf(1))
  })

  it('says of normalised points what a deviation of a match is', () => {
    const luck = draws('normalised')
    // Without draws and without luck of the deal a match deviates by ½: a share of 0.55 is a tenth of a deviation.
    const shares = Array.from({ length: 40_000 }, () => (match(luck, 550, 0) + match(luck, 550, 0)) / 2)
    expect(normalisedElo({ sides: 2, shares })).toBeGreaterThan(30)
    expect(normalisedElo({ sides: 2, shares })).toBeLessThan(40)
  })

  it('has an interval that holds the truth nineteen times of twenty', () => {
    const luck = draws('interval')
    let held = 0
    for (let run = 0; run < 400; run++) {
      const { low, high } = estimate({ sides: 2, shares: pairs(luck, 60, 500) })
      if (low <= 0.53 && 0.53 <= high) held++
    }
    expect(held / 400).toBeGreaterThan(0.93)
    expect(held / 400).toBeLessThan(0.98)
  })

  it('of results that are all alike is still unsure', () => {
    const { elo, low, high } = eloFrom({ sides: 2, shares: [1, 1, 1] })
    expect(high).toBe(elo)
    expect(low).toBeLessThan(400)
    expect(estimate({ sides: 3, shares: [] })).toEqual({ share: 1 / 3, low: 0, high: 1 })
  })
})

describe('what is said of chances', () => {
  it('is reckoned by tenths, and beside somebody who calls all sides equal', () => {
    const reckoning = new Reckoning()
    for (let at = 0; at < 10; at++) reckoning.add(0.7, at < 7 ? 1 : 0, 4)
    reckoning.add(1, 1, 4)
    const { n, brier, blind, bins } = reckoning.reliability
    expect(n).toBe(11)
    expect(brier).toBeCloseTo((7 * 0.09 + 3 * 0.49) / 11)
    expect(blind).toBeCloseTo((8 * 0.5625 + 3 * 0.0625) / 11)
    expect(bins[7].n).toBe(10)
    expect(bins[7].said).toBeCloseTo(0.7)
    expect(bins[7].won).toBeCloseTo(0.7)
    expect(bins[9]).toEqual({ n: 1, said: 1, won: 1 })
  })
})

it('pairs come out in five ways', () => {
  expect(pentanomial([0, 0.25, 0.5, 0.5, 0.75, 1, 1])).toEqual([1, 1, 2, 1, 2])
})

describe('the sequential test', () => {
  const run = (shares: readonly number[], sides = 2, margin = 60): SequentialTest => {
    const test = new SequentialTest(sides, { margin })
    for (const share of shares) test.add(share)
    return test
  }
  const many = (count: number, name: string, make: (luck: Draws) => SequentialTest): SequentialTest[] =>
    Array.from({ length: count }, (_, at) => make(draws(`${name} ${at}`)))
  const decided = (tests: readonly SequentialTest[]): number =>
    tests.filter(({ verdict }) => verdict === 'stronger' || verdict === 'weaker').length / tests.length

  it('does not tell a bot from itself in more than one of twenty', () => {
    // 470 won, 60 drawn, 470 lost of a thousand.
    const tests = many(400, 'itself', (luck) => run(pairs(luck, 600, 470)))
    expect(decided(tests)).toBeLessThanOrEqual(0.05)
    expect(tests.filter(({ verdict }) => verdict === 'even').length).toBeGreaterThan(340)
  })

  it('nor one of three or four equals', () => {
    for (const sides of [3, 4]) {
      const rotation = (luck: Draws): number => {
        let won = 0
        for (let side = 0; side < sides; side++) won += luck.below(sides) === 0 ? 1 : 0
        return won / sides
      }
      const tests = many(200, `equals ${sides}`, (luck) =>
        run(
          Array.from({ length: 400 }, () => rotation(luck)),
          sides,
        ),
      )
      expect(decided(tests)).toBeLessThanOrEqual(0.05)
    }
  })

  it('finds a difference of the margin, and says who is ahead', () => {
    // The deviation of a match is nearly ½, so 60 points are a share of about 0.585.
    const better = many(200, 'better', (luck) => run(pairs(luck, 1500, 555)))
    expect(better.filter(({ verdict }) => verdict === 'stronger').length).toBeGreaterThan(190)
    const worse = many(200, 'worse', (luck) => run(pairs(luck, 1500, 385)))
    expect(worse.filter(({ verdict }) => verdict === 'weaker').length).toBeGreaterThan(190)
  })

  it('stops early where the difference is large, but not after a few', () => {
    const { verdict, rotations } = run(Array.from({ length: 100 }, () => 1))
    expect(verdict).toBe('stronger')
    expect(rotations).toBeGreaterThan(4)
    expect(rotations).toBeLessThan(40)
  })

  it('stays with its verdict', () => {
    const test = run(Array.from({ length: 100 }, () => 1))
    const { rotations } = test
    for (let at = 0; at < 500; at++) test.add(0)
    expect([test.verdict, test.rotations]).toEqual(['stronger', rotations])
  })
})
