import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../kernel/index.ts'
import { langOf, readArguments, takeFlags, type Wanted } from './arguments.mjs'

const wanted = {
  usage: 'chart <star>',
  words: ['star', 'planet?'],
  flags: {
    bright: { takes: 'nothing' },
    name: { takes: 'text' },
    moon: { takes: 'texts' },
    since: { takes: 'text', bare: true },
    moons: { takes: 'number', from: 0, to: 90 },
  },
} satisfies Wanted

const read = (line: string) => readArguments(line.split(' ').filter(Boolean), wanted)

describe('the words of a command', () => {
  it('are taken apart as it declares them', () => {
    expect(read('sol --name=a=b --moons 1 --moon io --moon=eris mars --bright')).toEqual({
      words: ['sol', 'mars'],
      flags: { name: 'a=b', moons: 1, moon: ['io', 'eris'], bright: true },
      help: false,
    })
    expect(read('sol')).toEqual({ words: ['sol'], flags: {}, help: false })
  })

  it('may leave out a value where the flag means something without it', () => {
    expect(read('sol --since')).toMatchObject({ flags: { since: '' } })
    expect(read('sol --since --bright')).toMatchObject({ flags: { since: '', bright: true } })
    expect(read('sol --since noon')).toMatchObject({ words: ['sol'], flags: { since: 'noon' } })
  })

  it('may look like flags behind --', () => {
    expect(read('-- --sol -x')).toMatchObject({ words: ['--sol', '-x'] })
  })

  it('may be many where that is declared', () => {
    const many = { usage: 'chart <star…>', words: ['star…'] }
    expect(readArguments(['sol', 'vega', 'mira'], many)).toMatchObject({ words: ['sol', 'vega', 'mira'] })
    expect(readArguments([], many)).toMatchObject({ words: [] })
  })

  it('that ask for help are asked for nothing', () => {
    for (const line of ['--help', '-h', 'a b c --help']) expect(read(line)).toMatchObject({ help: true })
  })

  it.each([
    '--dim --help',
    '--name --help',
    '--moons many -h',
    '--lang la -h',
    '--help --help',
    '--bright=3 -h',
  ])('ask for help whatever is wrong beside: %s', (line) =>
    expect(read(line)).toEqual({ words: [], flags: {}, help: true }),
  )

  it.each([
    ['', 'missing', { usage: 'chart <star>' }],
    ['sol mars eris', 'extra', { word: 'eris' }],
    ['sol --dim', 'flag', { flag: '--dim', known: expect.stringContaining('--help, --lang, --bright') }],
    ['sol --dim=3', 'flag', { flag: '--dim' }],
    ['sol -d', 'flag', { flag: '-d' }],
    ['sol --toString', 'flag', { flag: '--toString' }],
    ['sol --name', 'noValue', { flag: '--name' }],
    ['sol --name --bright', 'noValue', { flag: '--name' }],
    ['sol --bright=very', 'noneTaken', { flag: '--bright' }],
    ['sol --name a --name b', 'twice', { flag: '--name' }],
    ['sol --moons', 'noValue', { flag: '--moons' }],
    ['sol --moons many', 'number', { flag: '--moons', from: 0, to: 90, value: 'many' }],
    ['sol --moons 91', 'number', { value: '91' }],
    ['sol --moons -1', 'number', { value: '-1' }],
    ['sol --moons 1.5', 'number', { value: '1.5' }],
    ['sol --moons=', 'number', { value: '' }],
    ['sol --lang la', 'lang', { lang: 'la', known: 'en, de, fr' }],
    ['sol --lang', 'noValue', { flag: '--lang' }],
  ])('"%s" is refused: %s', (line, code, params) => {
    const refusal = read(line)
    expect(refusal).toMatchObject({ code: `arguments.${code}`, params })
    expect(isRefusal(refusal)).toBe(true)
  })

  it('may hold flags anywhere, before the name of a command too', () => {
    const anywhere = { lang: { takes: 'text' }, cards: { takes: 'texts', bare: true } } as const
    const words = '--cards=a play --mode trio --lang de go --cards'.split(' ')
    expect(takeFlags(words, anywhere)).toEqual({
      flags: { lang: 'de', cards: ['a', ''] },
      rest: ['play', '--mode', 'trio', 'go'],
    })
  })
})

describe('the language', () => {
  it('is that of the machine unless asked otherwise', () => {
    expect(langOf([], { LC_ALL: 'fr_FR.UTF-8', LANG: 'de_DE' })).toBe('fr')
    expect(langOf([], { LC_MESSAGES: 'de_DE', LANG: 'fr_FR' })).toBe('de')
    expect(langOf([], { LANG: 'C' })).toBe('en')
    expect(langOf(['play', '--lang', 'de', 'stellar'], {})).toBe('de')
    expect(langOf(['--lang=fr', 'play'], {})).toBe('fr')
    expect(langOf(['--lang', 'la'], { LANG: 'de_AT' })).toBe('de')
    expect(langOf(['--lang'], { LANG: 'de_AT' })).toBe('de')
  })
})

describe('every tool', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const tools = readdirSync(folder).filter(
    (name) => name.endsWith('.mjs') && /\bcommandLine\(/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const run = (tool: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`${folder}/${tool}`, ...words], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LANG: 'fr_FR.UTF-8' },
    })
    return { status, stdout, stderr }
  }

  it.each(tools)('%s tells how it is used, and refuses what it does not know', (tool) => {
    const french = run(tool, '--help')
    expect(french).toMatchObject({ status: 0, stderr: '' })
    expect(french.stdout).toMatch(/^(npm|node) /)
    expect(run(tool, '--help', '--lang=de').stdout).not.toBe(french.stdout)
    expect(run(tool, '--nonsense')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('n’existe pas ici'),
    })
  })

  it('that serves wants a port that there is', () => {
    expect(run('start.mjs', '--port', '70000')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('de 0 à 65535, pas «\u00a070000\u00a0»'),
    })
  })

  it('that draws games knows their names', () => {
    expect(run('gallery.mjs', '--shoot', 'chess')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('stellar'),
    })
  })
})
