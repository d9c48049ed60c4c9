import { games } from '@sternentisch/games/shelf'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../progress.ts'
import { CRASH, proveOnline } from './online.ts'
import { runOnline, victimsOf } from './run.ts'

const silent: Progress = { at: () => {}, clear: () => {} }

describe('crash', () => {
  it('a server that is killed loses nothing that it has acknowledged or told', {
    timeout: 300_000,
  }, async () => {
    const said: string[] = []
    const desk = { games, lang: 'en' as const, progress: silent, complain: (line: string) => said.push(line) }
    const code = await runOnline(CRASH, ['--kills', '3'], { ...desk, print: (line) => said.push(line) })
    expect(said).toEqual([
      expect.stringMatching(/^prove crash: kills=3 moves=\d+ matches=\d+ lost=0 failures=0$/),
    ])
    expect(code).toBe(0)
  })

  it.each(['early', 'forgetful'])(
    'a server with a fault is found out: %s',
    { timeout: 300_000 },
    async (fault) => {
      const failures: string[] = []
      const given = [...(await victimsOf(CRASH)), `planted ${fault}`, 6, fault]
      const outcome = await proveOnline(CRASH, given, 6, {
        progress: silent,
        failed: (what) => failures.push(what),
        most: 1,
      })
      expect(outcome.failures).toBeGreaterThan(0)
      // What is stored late may also leave a gap on the disk.
      const found = fault === 'early' ? /acknowledged|told|entry \d+ after \d+/ : /times|refused|stored as/
      expect(failures[0]).toMatch(found)
    },
  )
})
