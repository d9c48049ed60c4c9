import { games } from '@sternentisch/games/shelf'
import { isSeed, type Lang, type Seed } from '@sternentisch/kernel'
import { type Check, checks as realChecks } from '@sternentisch/kernel/checks'
import { describe, expect, it } from 'vitest'
import { type Progress, progressOn } from './progress.ts'
import { runProve } from './run.ts'

const silent: Progress = { at: () => {}, clear: () => {} }

const fake = (name: string, fails: (seed: Seed, run: number) => string | null): Check & { seeds: Seed[] } => {
  const seeds: Seed[] = []
  const run: Check['run'] = (_, seed) => {
    const what = fails(seed, seeds.push(seed))
    return what === null ? null : new Error(what)
  }
  return { name, seeds, run }
}

function run(words: string, checks: readonly Check[], lang: Lang = 'en') {
  const said: string[] = []
  const complained: string[] = []
  const code = runProve(words.split(' ').filter(Boolean), {
    checks,
    games,
    lang,
    progress: silent,
    print: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said, last: said.at(-1), complained: complained.join('\n') }
}

describe('prove', () => {
  it('runs one check as often as asked, each time with another seed', () => {
    const fine = fake('fine', () => null)
    const { code, said } = run('fine --games 20 --game stellar', [fine, fake('other', () => 'bad')])
    expect(said).toEqual(['prove fine: runs=20 failures=0'])
    expect(code).toBe(0)
    expect(new Set(fine.seeds).size).toBe(20)
    expect(fine.seeds.every(isSeed)).toBe(true)
  })

  it('runs all of them, with a line for each', () => {
    const { code, said } = run('checks --games 3', [fake('one', () => null), fake('two', () => null)])
    expect(said).toEqual([
      'prove one: runs=3 failures=0',
      'prove two: runs=3 failures=0',
      'prove checks: runs=6 failures=0',
    ])
    expect(code).toBe(0)
  })

  it('names the one command that repeats a failure, and that command repeats it', () => {
    const bad = fake('bad', (_, count) => (count === 7 ? 'a card is lost' : null))
    const { code, said, last } = run('bad --games 10 --seed luck', [bad])
    expect(code).toBe(1)
    expect(last).toBe('prove bad: runs=10 failures=1')
    expect(said[0]).toContain('a card is lost')
    const [, command] = /npm run prove -- (.*)/.exec(said[0]) ?? []
    const again = fake('bad', (seed) => (seed === bad.seeds[6] ? 'a card is lost' : null))
    expect(run(command, [again]).last).toBe('prove bad: runs=1 failures=1')
  })

  it('counts what is thrown as a failure, and shows the first of many', () => {
    const broken = fake('broken', () => {
      throw new Error('oh')
    })
    const { code, said, last } = run('broken --games 30', [broken])
    expect(last).toBe('prove broken: runs=30 failures=30')
    expect(said).toHaveLength(2)
    expect(said[0]).toContain('prove.test.ts')
    expect(code).toBe(1)
  })

  it('gives the same seeds for the same seed', () => {
    const [one, two, three] = ['a', 'a', 'b'].map((seed) => {
      const check = fake('fine', () => null)
      run(`fine --games 5 --seed ${seed}`, [check])
      return check.seeds
    })
    expect(one).toEqual(two)
    expect(one).not.toEqual(three)
  })

  it('refuses what it does not understand, in three languages', () => {
    const fine = [fake('fine', () => null)]
    const wrong = [
      '',
      '--games 3',
      'nonsense',
      'fine --game chess',
      'fine --games 0',
      'fine --games many',
      'fine --games 99999999999',
      'fine --games',
      'fine --seeds 3',
      'fine --games 1 --games 2',
      'fine --lang la',
      'fine twice',
      'fine --seed=a --seed=b',
      'fine --games 1.5',
    ]
    for (const words of wrong) {
      const answers = (['en', 'de', 'fr'] as const).map((lang) => run(words, fine, lang))
      expect(answers.map(({ code }) => code)).toEqual([2, 2, 2])
      expect(new Set(answers.map(({ complained }) => complained)).size, words).toBe(3)
      for (const { complained } of answers) expect(complained).not.toMatch(/(prove|arguments)\.\w|\{\w+\}/)
    }
    expect(run('nonsense --lang de', fine).complained).toContain('gibt es nicht')
  })

  it.each(['en', 'de', 'fr'] as const)('tells in %s how it is used', (lang) => {
    for (const words of ['--help', 'fine -h']) {
      const { code, last, complained } = run(words, [fake('fine', () => null)], lang)
      expect([code, complained]).toEqual([0, ''])
      for (const word of [
        'npm run prove',
        '--game ',
        '--games',
        '--kills',
        '--seed',
        '--lang',
        'checks, fine',
      ])
        expect(last).toContain(word)
    }
  })

  it('proves the real checks', () => {
    const { last, code } = run('ends --games 5', realChecks)
    expect(last).toBe('prove ends: runs=5 failures=0')
    expect(code).toBe(0)
  })
})

describe('progress', () => {
  const draw = (isTTY: boolean): string => {
    let clock = 0
    let drawn = ''
    const output = {
      isTTY,
      write: (text: string) => {
        drawn += text
      },
    }
    const progress = progressOn(output, () => clock)
    for (let done = 1; done <= 100; done++) {
      clock += 300
      progress.at('undo', done, 100, done > 50 ? 1 : 0)
    }
    progress.clear()
    return drawn
  }

  it('is a bar on a terminal', () => {
    expect(draw(true)).toContain(`undo ${'░'.repeat(30)} 1/100\r`)
    expect(draw(true)).toContain(`${'█'.repeat(30)} 100/100 ✗ 1\r`)
  })

  it('is a few lines elsewhere', () => {
    expect(draw(false)).toBe('undo 34/100\nundo 68/100 ✗ 1\n')
  })
})
