import { games } from '@sternentisch/games/shelf'
import type { Lang } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { runTimes } from './run.ts'

async function run(words: string, lang: Lang = 'en') {
  const said: string[] = []
  const complained: string[] = []
  const desk = {
    ...{ games, lang, progress: { at: () => {}, clear: () => {} } },
    print: (line: string) => said.push(line),
    complain: (line: string) => complained.push(line),
  }
  // How long it takes here is nobody's business: other programs run beside tests. So the last is always late, the others never.
  const ever = Number.POSITIVE_INFINITY
  const limits = { 1: ever, 2: ever, 3: ever, 4: ever, 5: 0 }
  const code = await runTimes(words.split(' '), desk, { limits, slowest: 1 })
  return { code, said, last: said.at(-1) ?? '', complained: complained.join('\n') }
}

it('looks at every decision, says how long the slowest takes at each level, and who is late', {
  timeout: 120_000,
}, async () => {
  const { code, said, last } = await run('--game starfighter --games 1', 'de')
  expect(last).toMatch(
    /^prove times: games=1 positions=[1-9]\d* level1_ms=\d+ level2_ms=\d+ level3_ms=\d+ level4_ms=\d+ level5_ms=\d+ failures=1$/,
  )
  expect(said).toHaveLength(6)
  expect(said[4]).toMatch(/^✗ .*starfighter.*training/)
  expect(said.join('\n')).not.toMatch(/prove\.times|\{\w+\}/)
  expect(code).toBe(1)
})

it('refuses what it does not understand, in three languages', async () => {
  const answers = await Promise.all((['en', 'de', 'fr'] as const).map((lang) => run('--game chess', lang)))
  expect(answers.map(({ code }) => code)).toEqual([2, 2, 2])
  expect(new Set(answers.map(({ complained }) => complained)).size).toBe(3)
})
