import { readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@sternentisch/games/shelf'
import type { Lang } from '@sternentisch/kernel'
import type { Hand } from '@sternentisch/lab'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../../tools/test/fresh-folder.ts'
import { runLadder } from './run.ts'

/** Plays no match: who wins is known from who sits where. */
function climbing(wins: (players: readonly string[]) => number) {
  let played = 0
  const hand = (): Hand => ({
    perform: async (task) => {
      if (task.kind !== 'match') throw new Error(task.kind)
      played++
      return { winners: [wins(task.match.players) as 0 | 1], scores: [1, 0], moves: 1 }
    },
    close: async () => {},
  })
  return {
    played: () => played,
    async run(words: string, lang: Lang = 'en') {
      const said: string[] = []
      const complained: string[] = []
      const desk = {
        games,
        lang,
        progress: { at: () => {}, clear: () => {} },
        print: (line: string) => said.push(line),
        complain: (line: string) => complained.push(line),
      }
      const code = await runLadder(words.split(' '), desk, hand)
      return { code, said, last: said.at(-1), complained: complained.join('\n') }
    },
  }
}

const better = (players: readonly string[]): number => players.indexOf('levels:2')

describe('the ladder', () => {
  it('is climbed rung by rung, and ends as soon as it is decided', async () => {
    const { run, played } = climbing(better)
    const { code, said } = await run('--game stellar --mode duel --level 1 --threads 1')
    expect(said[0]).toContain('levels:2 wins 100.0 %')
    expect(said.at(-1)).toBe('prove ladder: rungs=1 met=1 missed=0 open=0')
    expect(code).toBe(0)
    expect(played()).toBeLessThan(20)
  })

  it('says what is missed, and what is open', async () => {
    const missed = climbing((players) => players.indexOf('random:1'))
    expect((await missed.run('--game stellar --mode duel --level 1')).last).toContain('missed=1')
    const open = climbing(better)
    expect((await open.run('--game stellar --mode duel --level 1 --games 1')).last).toContain('open=1')
    expect((await open.run('--game stellar --mode duel --level 1 --games 1')).code).toBe(1)
  })

  it('is every game and every mode unless it is told otherwise', async () => {
    const { run } = climbing(() => 0)
    const { last } = await run('--level 1 --games 1')
    const modes = games.map(
      ({ options }) => options.rules.find(({ id }) => id === 'mode')?.values.length ?? 1,
    )
    expect(last).toContain(`rungs=${modes.reduce((sum, each) => sum + each, 0)} `)
  })

  it('goes on from what was kept, a torn line included, and says the same', async () => {
    const file = join(freshFolder(), 'ladder.jsonl')
    const words = `--game stellar --mode duel --level 1 --threads 1 --out ${file}`
    const first = climbing(better)
    const { said } = await first.run(words)
    const kept = readFileSync(file, 'utf8')
    const again = climbing(better)
    expect((await again.run(words)).said).toEqual(said)
    expect(again.played()).toBe(0)
    truncateSync(file, kept.length - 5)
    const torn = climbing(better)
    expect((await torn.run(words)).said).toEqual(said)
    expect(torn.played()).toBe(1)
    // Another rung finds its place in the same file.
    const next = climbing(better)
    await next.run(`--game stellar --mode trio --level 1 --games 1 --out ${file}`)
    expect(next.played()).toBe(3)
  })

  it('leaves a file alone that is about something else, and says so in three languages', async () => {
    const file = join(freshFolder(), 'ladder.jsonl')
    const words = `--game stellar --mode duel --level 1 --games 1 --out ${file}`
    await climbing(better).run(words)
    const kept = readFileSync(file, 'utf8')
    const { run, played } = climbing(better)
    for (const wrong of [`${words} --seed other`, '--game chess', '--mode chess', '--level 6']) {
      const answers = await Promise.all((['en', 'de', 'fr'] as const).map((lang) => run(wrong, lang)))
      expect(answers.map(({ code }) => code)).toEqual([2, 2, 2])
      expect(new Set(answers.map(({ complained }) => complained)).size, wrong).toBe(3)
      for (const { complained } of answers)
        expect(complained).not.toMatch(/(prove|lab|arguments)\.\w|\{\w+\}/)
    }
    expect(played()).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(kept)
  })

  it.each(['en', 'de', 'fr'] as const)('tells in %s how it is used', async (lang) => {
    const { code, last } = await climbing(better).run('--help', lang)
    expect(code).toBe(0)
    for (const flag of ['--mode', '--level', '--games', '--out', '--threads']) expect(last).toContain(flag)
  })
})
