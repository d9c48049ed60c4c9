import { games } from '@sternentisch/games/shelf'
import { findTools } from '@sternentisch/server/failover-tools'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../progress.ts'
import { FAILOVER, proveOnline } from './online.ts'
import { victimsOf } from './run.ts'
import { runFailover } from './where-installed.ts'

const silent: Progress = { at: () => {}, clear: () => {} }

/** Runs the proof with these words; whatever it says, and its exit code. */
async function ran(words: readonly string[], find: () => unknown = findTools) {
  const said: string[] = []
  const say = (line: string): void => {
    said.push(line)
  }
  const desk = { games, lang: 'en' as const, progress: silent, complain: say, print: say }
  return { code: await runFailover(words, desk, find), said }
}

describe('failover', () => {
  it('without the tools of PostgreSQL nothing is proved, and it says what is missing', async () => {
    const nowhere = () => findTools({ path: '/nowhere', versions: '/nowhere' })
    const { code, said } = await ran(['--kills', '1'], nowhere)
    expect(said).toEqual([expect.stringMatching(/^Nothing was proved: .*pg_basebackup.*postgresql/)])
    expect(code).toBe(2)
  })

  it('a standby takes the place of a primary that is killed, and nothing is lost', {
    timeout: 300_000,
  }, async () => {
    const { code, said } = await ran(['--kills', '2'])
    if (findTools() === null) return expect(code).toBe(2)
    expect(said).toEqual([
      expect.stringMatching(
        /^prove failover: kills=2 moves=\d+ matches=\d+ lost=0 behind=[12] slowest_ms=\d+ failures=0$/,
      ),
    ])
    expect(code).toBe(0)
  })

  it('a primary that does not wait for its standby is found out', { timeout: 300_000 }, async () => {
    if (findTools() === null) return
    const failures: string[] = []
    const given = [...(await victimsOf(FAILOVER)), 'test', 1, 'asynchronous']
    await proveOnline(FAILOVER, given, 1, {
      progress: silent,
      failed: (what) => failures.push(what),
      most: 1,
    })
    expect(failures[0]).toMatch(/acknowledged as entry|was told of entry|entry \d+ after \d+/)
  })
})
