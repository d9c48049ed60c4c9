import { games } from '@sternentisch/games/shelf'
import type { Lang } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../progress.ts'
import { killSummary, proveKills } from './kill.ts'
import { bundled, readKillTask, runKill } from './run.ts'

const silent: Progress = { at: () => {}, clear: () => {} }

async function run(words: string, lang: Lang = 'en') {
  const said: string[] = []
  const complained: string[] = []
  const code = await runKill(words.split(' ').filter(Boolean), {
    games,
    lang,
    progress: silent,
    print: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said, complained: complained.join('\n') }
}

describe('kill', () => {
  it('the terminal loses nothing that it has shown', { timeout: 240_000 }, async () => {
    const { code, said } = await run('--kills 6')
    expect(said).toEqual(['prove kill: kills=6 lost=0 failures=0'])
    expect(code).toBe(0)
  })

  it('a store that writes late is found out', { timeout: 240_000 }, async () => {
    const program = await bundled('cli/kill/test-late.ts')
    const failures: string[] = []
    const proof = await proveKills(
      { program, games, kills: 5, seed: 'late' },
      { progress: silent, failed: (what) => failures.push(what) },
    )
    expect(proof.failures).toBeGreaterThan(0)
    expect(proof.lost).toBeGreaterThan(0)
    expect(failures).toEqual([expect.stringContaining('what was shown is not in the file')])
    expect(killSummary(proof)).toMatch(/^prove kill: kills=5 lost=\d+ failures=\d$/)
  })

  it('takes all games in turn, or one', () => {
    expect(readKillTask({}, games)).toMatchObject({ kills: 100, games })
    expect(readKillTask({ game: 'stellar', kills: 7 }, games)).toMatchObject({
      kills: 7,
      games: [{ id: 'stellar' }],
    })
  })

  it('tells how it is used', async () => {
    const { code, said } = await run('--help')
    expect([code, said[0]]).toEqual([0, expect.stringContaining('npm run prove -- kill')])
  })

  it('refuses what it does not understand, in three languages', async () => {
    for (const words of ['--kills 0', '--kills many', '--kills', '--games 3', '--game chess', '--lang la']) {
      const answers = await Promise.all((['en', 'de', 'fr'] as const).map((lang) => run(words, lang)))
      expect(answers.map(({ code }) => code)).toEqual([2, 2, 2])
      expect(new Set(answers.map(({ complained }) => complained)).size, words).toBe(3)
      for (const { complained } of answers) expect(complained).not.toMatch(/prove\.\w|\{\w+\}/)
    }
  })
})
