import { games } from '@sternentisch/games/shelf'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../progress.ts'
import { CRASH, HOSTILE, SECRETS } from './online.ts'
import { runOnline } from './run.ts'

const silent: Progress = { at: () => {}, clear: () => {} }

async function run(proof: typeof HOSTILE, words: string, lang: 'en' | 'de' | 'fr' = 'en') {
  const said: string[] = []
  const desk = { games, lang, progress: silent, complain: (line: string) => said.push(line) }
  const code = await runOnline(proof, words.split(' '), { ...desk, print: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

describe('hostile', () => {
  it('attacks change nothing, keep nothing and delay nobody', { timeout: 300_000 }, async () => {
    const { code, said } = await run(HOSTILE, '--messages 1200')
    expect(said).toMatch(/^prove hostile: messages=1200 honest=\d+ .* rooms=1 grown_kB=-?\d+ failures=0$/)
    expect(code).toBe(0)
  })
})

describe('proofs of the server', () => {
  it('refuse what they do not understand, in three languages', async () => {
    for (const proof of [CRASH, HOSTILE, SECRETS])
      for (const words of [`--${proof.unit} 0`, '--what', 'more words']) {
        const answers = await Promise.all(
          (['en', 'de', 'fr'] as const).map((lang) => run(proof, words, lang)),
        )
        expect(answers.map(({ code }) => code)).toEqual([2, 2, 2])
        expect(new Set(answers.map(({ said }) => said)).size).toBe(3)
      }
  })
})
