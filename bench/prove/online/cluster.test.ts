import { describe, expect, it } from 'vitest'
import type { Progress } from '../progress.ts'
import { CLUSTER, proveOnline } from './online.ts'
import { victimsOf } from './run.ts'

const silent: Progress = { at: () => {}, clear: () => {} }
/** Other tests run beside this one: how soon people are served again is for `npm run prove`. */
const PATIENCE = 30_000

async function prove(kills: number, fault: string) {
  const failures: string[] = []
  const given = [...(await victimsOf(CLUSTER)), 'test', kills, fault, PATIENCE]
  const outcome = await proveOnline(CLUSTER, given, kills, {
    progress: silent,
    failed: (what) => failures.push(what),
    most: 1,
  })
  return { outcome, failures }
}

describe('cluster', () => {
  it('servers on one database lose nothing: killed, frozen, cut off, or without the database for a while', {
    timeout: 300_000,
  }, async () => {
    const { outcome, failures } = await prove(5, 'none')
    expect(failures).toEqual([])
    expect(outcome.figures).toMatchObject({ lost: 0, frozen: 1, cut: 2, database: 1 })
    expect(outcome.figures.moves).toBeGreaterThan(20)
  })

  it('one that does not hear of the others is found out', { timeout: 300_000 }, async () => {
    const { failures } = await prove(1, 'deaf')
    expect(failures[0]).toMatch(/has heard \d+ of \d+/)
  })
})
