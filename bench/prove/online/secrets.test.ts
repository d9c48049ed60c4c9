import { describe, expect, it } from 'vitest'
import type { Progress } from '../progress.ts'
import { proveOnline, SECRETS } from './online.ts'

const silent: Progress = { at: () => {}, clear: () => {} }

async function prove(games: number, ...fault: string[]) {
  const failures: string[] = []
  const failed = (what: string): void => {
    failures.push(what)
  }
  const outcome = await proveOnline(SECRETS, ['test', games, ...fault], games, {
    progress: silent,
    failed,
    most: 1,
  })
  return { outcome, failures }
}

describe('secrets', () => {
  it('nobody is sent what they may not know', { timeout: 300_000 }, async () => {
    const { outcome, failures } = await prove(4)
    expect(failures).toEqual([])
    expect(outcome.figures.twins).toBeGreaterThan(10)
  })

  it.each([
    ['seed', /the seed/],
    ['field', /nobody declared/],
    ['ahead', /has made ahead/],
    ['moves', /tell two tables of \w+ apart/],
    ['silence', /tell two tables of \w+ apart/],
  ])('a leak is found: %s', { timeout: 300_000 }, async (fault, what) => {
    const { failures } = await prove(6, fault)
    expect(failures).toEqual([expect.stringMatching(what)])
  })
})
