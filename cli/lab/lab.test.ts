import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards, removeCards } from '@sternentisch/games/stellar/cards'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../tools/bundle.mjs'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { sternentisch } from '../test-console.ts'

describe('lab', () => {
  it.each([
    ['en', 'The lab:', 'measure bots'],
    ['de', 'Das Labor:', 'Bots messen'],
    ['fr', 'Le labo', 'mesurer des bots'],
  ])('says what it can do: %s', async (lang, words, line) => {
    for (const call of ['lab', 'lab --help', 'lab tournament --help']) {
      const { code, out } = await sternentisch(`${call} --lang ${lang}`)
      expect([code, out.startsWith(words)]).toEqual([0, true])
    }
    expect((await sternentisch(`help --lang ${lang}`)).out).toContain(line)
  })

  it.each([
    ['lab balloon', 'no command “balloon”'],
    ['lab tournament', 'at least two bots'],
    ['lab tournament stellar --bots random', 'at least two bots'],
    ['lab tournament chess --bots random:1,random:2', 'no game “chess”'],
    ['lab tournament stellar --bots nobody,random', 'no bot “nobody”'],
    ['lab tournament stellar --bots montecarlo:0,random', '1 to 1000000 iterations'],
    ['lab tournament stellar --bots random,random', '“random:200” is there twice'],
    ['lab tournament --bots random:1,random:2 --mode duel', 'exactly one game'],
    ['lab tournament stellar --bots random:1,random:2 --mode ludo', 'duel, trio, quartet, tandem'],
    ['lab tournament stellar --bots random:1,random:2@package.json', 'package.json is no file of weights'],
    [
      'lab tournament stellar --bots random:1,random:1!dance',
      '“!dance” is no habit in stellar. There are: !reveal',
    ],
    ['lab balance', 'Something is missing'],
    ['lab balance chess', 'no game “chess”'],
    ['lab balance stellar --bots random', 'Two levels are needed'],
    ['lab balance stellar --mode ludo', 'duel, trio, quartet, tandem'],
    ['lab puzzles', 'Something is missing'],
    ['lab puzzles chess', 'no game “chess”'],
    ['lab puzzles stellar --mode ludo', 'duel, trio, quartet, tandem'],
    ['lab puzzles stellar --count 0', 'whole number from 1'],
    ['lab puzzles stellar --level 6', 'from 1 to 5'],
    ['lab grade', 'Something is missing'],
    ['lab grade chess', 'no game “chess”'],
    ['lab train', 'Something is missing'],
    ['lab train chess', 'no game “chess”'],
    ['lab train stellar --bot nobody', 'no bot “nobody”'],
    ['lab train stellar --mode ludo', 'duel, trio, quartet, tandem'],
    ['lab train stellar --games 3', 'whole number from 10'],
    ['lab tournament stellar --bots random:1,random:2 --pairs 0', 'whole number from 1'],
    [
      'lab tournament stellar --bots random:1,random:2 --pairs 1 --out /no/such/folder/x',
      '/no/such/folder/x',
    ],
  ])('refuses %s', async (line, why) => {
    const { code, err, out } = await sternentisch(line)
    expect([code, out]).toEqual([2, ''])
    expect(err.replaceAll('\n', ' ')).toContain(why)
  })
})

describe('a tournament', () => {
  const line =
    'lab tournament stellar --mode duel --mode trio --bots random:1,random:2 --pairs 3 --seed s --threads 1'

  it.each([
    ['en', /^Stellar, duel +3 +\d+\.\d% .*open$/m],
    ['de', /^Stellar, trio +3 +\d+,\d.%.*offen$/m],
    ['fr', /^Stellar, duel +3 +\d+,\d.%.*ouvert$/m],
  ])('tells what came of it: %s', async (lang, row) => {
    const { code, out, steps } = await sternentisch(`${line} --lang ${lang}`)
    expect(code).toBe(0)
    expect(out).toMatch(row)
    expect(steps.at(-1)).toBe(15)
  })

  it('says how to do it again', async () => {
    const { out } = await sternentisch(line)
    const again = out.split('\n').at(-1)!.trim().replace('sternentisch ', '')
    expect((await sternentisch(again)).out).toBe(out)
  })

  it('goes on after it was killed at any instant, and comes to the same', async () => {
    const program = await bundle('cli/main.ts')
    const file = join(freshFolder(), 'killed.jsonl')
    const long = line.replace('--pairs 3', '--pairs 40').split(' ')
    const lines = (): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0)
    for (const enough of [3, 40]) {
      const child = spawn(process.execPath, [program, ...long, '--out', file], { stdio: 'ignore' })
      const ended = new Promise((resolve) => child.on('close', resolve))
      await expect.poll(lines, { timeout: 120_000, interval: 5 }).toBeGreaterThan(enough)
      child.kill('SIGKILL')
      await ended
    }
    const resumed = await sternentisch([...long, '--out', file])
    expect(resumed.out).toMatch(/there already/)
    const table = ({ out }: { out: string }): string[] =>
      out.split('\n').filter((each) => /^Stellar/.test(each))
    expect(table(resumed)).toEqual(table(await sternentisch(long)))
    expect(table(resumed)).toHaveLength(2)
  })
})

describe('training', () => {
  it.each([
    ['en', 'What each thing counted is worth', /^points +-?\d\.\d{3} +-?\d/m],
    ['de', 'Was jedes Gezählte wert ist', /^points +-?\d,\d{3} +-?\d/m],
    ['fr', 'Ce que vaut chaque chose comptée', /^points +-?\d,\d{3} +-?\d/m],
  ])('tells what was learned, and writes it with the line that made it: %s', async (lang, title, row) => {
    const file = join(freshFolder(), 'weights.json')
    const line = 'lab train stellar --mode duel --mode trio --games 10 --bot random --seed s --threads 1'
    const { code, out } = await sternentisch(`${line} --weights ${file} --lang ${lang}`)
    expect(code).toBe(0)
    expect(out).toContain(title)
    expect(out).toMatch(row)
    const { made, weights } = JSON.parse(readFileSync(file, 'utf8'))
    expect(Object.keys(weights)).toEqual(['any', 'duel', 'trio'])
    expect(out.trim().endsWith(made)).toBe(true)
    expect(made).toBe(
      'sternentisch lab train stellar --mode duel --mode trio --games 10 --bot random:200 --every 5 --l2 200 --seed s',
    )
  })
})

describe('balance', () => {
  it.each([
    ['en', 'Is Starfighter fair?', 'not sure yet'],
    ['de', 'Ist Starfighter gerecht?', 'noch unsicher'],
    ['fr', 'Starfighter est-il juste\u202f?', 'encore incertain'],
  ])(
    'writes a report that needs nothing else, and says by its code whether all is met: %s',
    async (lang, title, unsure) => {
      const [html, json] = ['r.html', 'r.json'].map((name) => join(freshFolder(), name))
      const line =
        'lab balance starfighter --mode training --bots random:1,glance:1 --games 4 --pairs 1 --seed s --threads 1'
      const { code, out } = await sternentisch(`${line} --html ${html} --json ${json} --lang ${lang}`)
      expect([1, 3]).toContain(code)
      expect(out).toContain(unsure)
      const page = readFileSync(html, 'utf8')
      expect(page).toContain(`<title>${title}</title>`)
      expect(page).not.toMatch(/https?:|<script|lab\.balance|\{\w+\}/)
      expect(page.match(/<svg/g)!.length).toBeGreaterThan(10)
      expect(page).toContain('Brier')
      expect(page).toContain('<polygon class="band"')
      const { judged, made } = JSON.parse(readFileSync(json, 'utf8'))
      expect(judged.length).toBeGreaterThan(3)
      expect(out.trim().endsWith(made)).toBe(true)
    },
  )

  it('measures cards of one’s own, of a file, and says how to do it again', async () => {
    const file = join(freshFolder(), 'measured.json')
    writeFileSync(file, JSON.stringify(cards))
    const { out, err, code } = await sternentisch([
      ...'lab balance stellar --mode duel --bots random:1,random:2 --games 4 --pairs 0 --seed s --threads 1'.split(
        ' ',
      ),
      '--cards',
      file,
    ])
    expect(err).toBe('')
    expect(code).not.toBe(2)
    const again = out.trim().split('\n').at(-1)!.trim()
    expect(again).toContain('--option cards=measured')
    expect(again).toContain(`--cards stellar=${file}`)
    // As if it were called anew.
    removeCards('measured')
    expect((await sternentisch(again.replace('sternentisch ', '').split(' '))).out).toBe(out)
    const broken = join(freshFolder(), 'torn.json')
    writeFileSync(broken, '{"cards": [')
    const refused = await sternentisch(['lab', 'balance', 'stellar', '--cards', broken])
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('torn.json')
  })

  it('writes what cards won, of one mode', async () => {
    const file = join(freshFolder(), 'fares.json')
    const line =
      'lab balance stellar --bots random:1,random:2 --games 4 --pairs 0 --replays 1 --seed s --threads 1'
    const { err } = await sternentisch(`${line} --fares ${file} --mode duel --mode trio`)
    expect(err).toContain('of one mode')
    const { out } = await sternentisch(`${line} --fares ${file} --mode duel`)
    const { made, mode, matches, cards } = JSON.parse(readFileSync(file, 'utf8'))
    expect(out.trim().endsWith(made)).toBe(true)
    expect([mode, matches]).toEqual(['duel', 4])
    const { held, worth } = cards.Fo
    expect(held.low <= held.value && held.value <= held.high && held.high <= 100).toBe(true)
    expect(worth.value).toBeLessThanOrEqual(100)
  })
})

describe('puzzles', () => {
  it.each([
    ['en', 'by theme and grade'],
    ['de', 'nach Thema und Grad'],
    ['fr', 'par thème et par degré'],
  ])('are told, and written with the line that made them: %s', async (lang, words) => {
    const file = join(freshFolder(), 'puzzles.json')
    const line = 'lab puzzles starfighter --mode training --count 1 --games 1 --level 1 --gap 90 --seed s'
    const { code, out } = await sternentisch(`${line} --threads 1 --puzzles ${file} --lang ${lang}`)
    expect(code).toBe(0)
    expect(out).toContain(words)
    const { made, rules, matches } = JSON.parse(readFileSync(file, 'utf8'))
    expect(out.trim().endsWith(made)).toBe(true)
    expect(made).toBe(`sternentisch ${line}`)
    expect(rules).toMatch(/^\d/)
    expect(matches).toEqual([])
  })

  it.each([
    ['en', '0 puzzles have another grade'],
    ['de', '0 Rätsel haben einen anderen Grad'],
    ['fr', '0 problème a un autre degré'],
  ])('are graded as they ship: %s', async (lang, words) => {
    const file = join(freshFolder(), 'puzzles.json')
    const { code, out } = await sternentisch(`lab grade starfighter --puzzles ${file} --lang ${lang}`)
    expect(code).toBe(0)
    expect(out).toContain(words)
    expect(readFileSync(file, 'utf8')).toBe(readFileSync('games/starfighter/puzzles/puzzles.json', 'utf8'))
  })

  it('that cannot be written are told of', async () => {
    const { code, err } = await sternentisch('lab grade starfighter --puzzles /no/such/folder/x')
    expect([code, err.includes('/no/such/folder/x')]).toEqual([2, true])
  })
})
