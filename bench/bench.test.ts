import { games } from '@sternentisch/games/shelf'
import type { Lang } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { lastLine } from './bench.ts'
import { layOut, shorten, spreadOf } from './figures.ts'
import { runBench } from './run.ts'

async function run(words: string, lang: Lang = 'en') {
  const said: string[] = []
  const complained: string[] = []
  const code = await runBench(words.split(' ').filter(Boolean), lang, {
    print: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said, last: said.at(-1) ?? '', complained: complained.join('\n') }
}

describe('bench', () => {
  it('engine runs every row and ends with its figures', async () => {
    const { code, last, said } = await run('engine --quick')
    const rate = '\\d[\\d.]*[kM]?/s'
    const figures = games.map(
      ({ id }) => ` ${id}=${rate} ${id}_boardgameio=${rate} ${id}_ratio=[\\d.]+[kM]?(?: battle_us=[\\d.]+)?`,
    )
    expect(last).toMatch(new RegExp(`^bench engine: ratio=\\d[\\d.]*${figures.join('')}$`))
    expect(said.join('\n')).not.toMatch(/bench\.\w/)
    expect(code).toBe(0)
  })

  it('bots think and play beside the peer, and end with their figures', { timeout: 240_000 }, async () => {
    const { code, last, said } = await run('bots --quick', 'fr')
    const rates = games.map(({ id }) => ` ${id}=\\d[\\d.]*[kM]?/s`).join('')
    const won = games.map(({ id }) => ` ${id}_won=\\d+%`).join('')
    expect(last).toMatch(new RegExp(`^bench bots: ratio=\\d[\\d.]*${rates}${won} level1_ms=\\d+$`))
    expect(said.join('\n')).not.toMatch(/bench\.\w/)
    expect(code).toBe(0)
  })

  it('longest looks at every game and ends with its slowest action', async () => {
    const { code, last } = await run('longest --quick', 'fr')
    const figures = games.map(({ id }) => ` ${id}_ms=\\d+\\.\\d{3}`).join('')
    expect(last).toMatch(new RegExp(`^bench longest: ratio=\\d+\\.\\d{3} games=20${figures}$`))
    expect(code).toBe(0)
  })

  it('memory measures the heap and ends with its ratio', async () => {
    const { code, last } = await run('memory --quick', 'de')
    expect(last).toMatch(
      /^bench memory: ratio=\d\.\d{3} games=100 warm=[\d.]+MB end=[\d.]+MB most=[\d.]+MB cpu=\d+s$/,
    )
    expect(code).toBe(0)
  })

  it('referee asks every kind of thing and ends with its ratio', async () => {
    const { code, last, said } = await run('referee --quick', 'fr')
    const heap = '[\\d.]+MB'
    expect(last).toMatch(
      new RegExp(
        `^bench referee: ratio=\\d\\.\\d{3} requests=\\d+ matches=\\d+ special=\\d+ half=${heap} end=${heap} rss=${heap}$`,
      ),
    )
    expect(said).toHaveLength(12)
    expect(code).toBe(0)
  })

  it('cluster plays at one process and at two, and ends with its figures', {
    timeout: 300_000,
  }, async () => {
    const { code, last, said } = await run('cluster --quick', 'fr')
    expect(last).toMatch(
      /^bench cluster: ratio=\d[\d.]* processes_2=[\d.]+ cpu_ratio=[\d.]+ p99_ms=[\d.]+ sqlite_p99_ms=[\d.]+$/,
    )
    expect(said.join('\n')).not.toMatch(/bench\.\w/)
    expect(code).toBe(0)
  })

  it('cluster asks its model about supposed costs', async () => {
    const { code, last, said } = await run('cluster --only model', 'de')
    expect(last).toBe('bench cluster:')
    expect(said.join('\n')).toMatch(/im Modell +Züge je Commit/)
    expect(said.join('\n')).not.toMatch(/bench\.\w/)
    expect(code).toBe(0)
  })

  it('server plays matches on all servers and ends with its figures', { timeout: 120_000 }, async () => {
    const { code, last, said } = await run('server --quick', 'de')
    const figures = [
      'colyseus',
      'p99_ms',
      'kB_per_match',
      'peer_p99_ms',
      'disk_p99_ms',
      'wall_ratio',
      'wall_colyseus',
    ]
      .concat('open_MB', 'idle_kB_per_match')
      .map((key) => ` ${key}=-?[\\d.]+`)
    expect(last).toMatch(new RegExp(`^bench server: ratio=\\d[\\d.]*${figures.join('')}$`))
    expect(said.join('\n')).not.toMatch(/bench\.\w/)
    expect(code).toBe(0)
  })

  it('web visits the built app, plays in it and ends with its figures', { timeout: 180_000 }, async () => {
    const { code, last, said } = await run('web --quick')
    const keys = ['home_kB', 'performance', 'accessibility', 'bestpractices', 'seo', 'longtask_ms']
    const figures = [
      ...keys,
      'longtask_cpu_ms',
      'longtask_most_ms',
      'longtask_most_cpu_ms',
      'longtask_most_queued_ms',
      'longtask_most_stolen_ms',
      'longtask_own_ms',
      'load_longtask_ms',
      ...['load', 'handover', 'undo', 'kept'].flatMap((what) => [
        `${what}_${what === 'kept' ? 'MB' : 'ms'}`,
        `${what}_ratio`,
      ]),
    ]
      // Not every machine tells what was lost.
      .map((key) => ` ${key}=${/queued|stolen/.test(key) ? '(?:\\d+|–)' : '[\\d.]+'}`)
      .join('')
    expect(last).toMatch(new RegExp(`^bench web: ratio=\\d[\\d.]*${figures}$`))
    expect(said.join('\n')).not.toMatch(/bench\.\w/)
    expect(said.join('\n')).toContain('3 moves')
    expect(code).toBe(0)
  })

  it('without a known name says what there is', async () => {
    for (const words of [
      '',
      'nonsense',
      'memory twice',
      '--quick',
      'memory --slow',
      'memory --quick=1',
      'server --only speeed',
      'memory --only p99',
    ]) {
      const answers = await Promise.all((['en', 'de', 'fr'] as const).map((lang) => run(words, lang)))
      for (const { code, complained } of answers) {
        expect(code).toBe(2)
        expect(complained).not.toMatch(/(bench|arguments)\.\w|\{\w+\}/)
      }
      expect(new Set(answers.map(({ complained }) => complained)).size).toBe(3)
    }
    expect((await run('')).complained).toContain('engine, longest, memory, referee, server, web')
  })
})

describe('help', () => {
  it.each(['en', 'de', 'fr'] as const)('in %s names the flags and every benchmark', async (lang) => {
    const { code, last, complained } = await run('--help', lang)
    expect([code, complained]).toEqual([0, ''])
    for (const word of ['--quick', '--only', '--lang', 'engine, longest, memory, referee, server, web'])
      expect(last).toContain(word)
  })
})

describe('figures', () => {
  it('are shortened to three digits', () => {
    expect([1_834_000, 10_500_000, 5123, 312.4, 99.9, 0.5].map(shorten)).toEqual([
      '1.83M',
      '10.5M',
      '5.12k',
      '312',
      '99.9',
      '0.50',
    ])
  })

  it('are the middle of several', () => {
    expect(spreadOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 })
    expect(spreadOf([4, 2])).toEqual({ median: 3, least: 2, most: 4 })
  })

  it('stand in columns', () => {
    expect(
      layOut([
        ['a', '1'],
        ['bcd', '22'],
      ]),
    ).toEqual(['a     1', 'bcd  22'])
  })

  it('make the last line', () => {
    const bench = { name: 'x', run: async () => ({ ratio: 1, figures: {} }) }
    expect(lastLine(bench, { ratio: 312.4, figures: { a: '1/s' } })).toBe('bench x: ratio=312 a=1/s')
    expect(lastLine(bench, { ratio: 1.0204, figures: {} })).toBe('bench x: ratio=1.020')
  })
})
