import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { among, ShareTest } from './share-test.ts'

/** Pairs of matches, each won with this chance. */
function verdictFor(chance: number, claimed: number, seed: string): ShareTest {
  const draws = randomFrom(seedFrom(seed)).stream('luck')
  const won = (): number => (draws.below(1000) < chance * 1000 ? 1 : 0)
  const tried = new ShareTest(claimed, 2)
  while (tried.verdict === 'open' && tried.n < 10_000) tried.add((won() + won()) / 2)
  return tried
}

const MANY = 200
const shareOfMet = (chance: number): number =>
  Array.from({ length: MANY }, (_, at) => verdictFor(chance, 0.6, `${chance} ${at}`)).filter(
    ({ verdict }) => verdict === 'met',
  ).length / MANY

describe('the test of a claimed share', () => {
  // One in twenty may be wrong; of two hundred that is ten, give or take three standard deviations of three.
  test('finds what is as large as claimed', () => {
    expect(shareOfMet(0.6)).toBeGreaterThan(0.9)
  })

  test('and not what is a tenth less', () => {
    expect(shareOfMet(0.5)).toBeLessThan(0.1)
  })

  test('is soon done where there is no doubt', () => {
    expect(verdictFor(0.9, 0.6, 'clear').n).toBeLessThan(20)
    expect(verdictFor(0.2, 0.6, 'clear').verdict).toBe('missed')
  })

  test('decides nothing because the first few went wrong, or well', () => {
    for (const share of [0, 1]) {
      const tried = new ShareTest(0.6, 2)
      for (let deal = 0; deal < 7; deal++) expect(tried.add(share)).toBe('open')
      expect(tried.add(share)).toBe(share === 1 ? 'met' : 'missed')
    }
  })

  test('asks as much among four as against one', () => {
    expect(among(2, 0.6)).toBeCloseTo(0.6)
    expect(among(4, 0.5)).toBeCloseTo(0.25)
    expect(among(4, 0.6)).toBeCloseTo(1 / 3)
  })
})
