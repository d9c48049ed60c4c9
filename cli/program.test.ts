import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import own from './package.json' with { type: 'json' }
import { sternentisch } from './test-console.ts'

const folder = freshFolder()
mkdirSync(join(folder, 'sub'))
writeFileSync(join(folder, 'empty.log'), '')
writeFileSync(join(folder, 'binary.log'), Buffer.from([0, 27, 91, 50, 74, 200, 10]))

/** A command line that is wrong, and a word that the English sentence about it must contain. */
const WRONG: readonly [string, string][] = [
  ['paly', 'no command “paly”'],
  ['play chess', 'no game “chess”'],
  ['play stellar --moed trio', 'no flag “--moed”'],
  ['play stellar --mode', '“--mode” needs a value'],
  ['play stellar --mode --seed', '“--mode” needs a value'],
  ['play stellar --mode trio --mode duel', '“--mode” is given twice'],
  ['play stellar --mode solo', 'cannot be "solo"'],
  ['play stellar --mode trio --option mode=duel', 'given twice'],
  ['play stellar --option tieBreak', 'write option=value'],
  ['play stellar --option tieBreak=luck', 'cannot be "luck"'],
  ['play stellar --option shields=on', 'no option “shields”'],
  ['play stellar --option tieBreak=shared --option tieBreak=shared', 'given twice'],
  ['play stellar --option firstSeat=seat3', 'firstSeat'],
  ['play stellar --seats person', 'has 2 seats'],
  ['play stellar --seats person,cat', 'Seat B cannot be “cat”'],
  ['play stellar --names Anna', 'has 2 seats'],
  ['play stellar --names Anna,Anna', 'called “Anna”'],
  ['play stellar --names Anna,#2', 'A name has'],
  ['play stellar --names Anna,', 'A name has'],
  ['play stellar --budget lots', 'whole number'],
  ['play stellar --budget 0', 'whole number'],
  ['play stellar --seed=', 'must not be empty'],
  ['play stellar extra', 'one word too many'],
  ['play --mode trio', 'sternentisch play <game>'],
  [`play --resume ${folder}/none.log`, 'There is no file'],
  [`play --resume ${folder}/sub`, 'is a folder'],
  [`play --resume ${folder}/empty.log`, 'The log is empty.'],
  [`play --resume ${folder}/binary.log`, 'starts with the line'],
  [`play stellar --resume ${folder}/empty.log`, 'leave out “stellar”'],
  [`play --resume ${folder}/empty.log --seed x`, 'leave out “--seed”'],
  ['replay', 'sternentisch replay <file>'],
  [`replay ${folder}/none.log`, 'There is no file'],
  [`replay ${folder}/binary.log`, 'starts with the line'],
  ['verify', 'sternentisch verify <file>'],
  ['verify a b', 'one word too many'],
  [`verify ${folder}/none.log/x`, 'There is no file'],
  [`verify ${folder}/sub`, 'is a folder'],
  ['simulate', 'sternentisch simulate <game>'],
  ['simulate go', 'no game “go”'],
  ['simulate stellar --games none', 'whole number'],
  ['simulate stellar --bots deepblue', 'no bot “deepblue”'],
  ['simulate stellar --bots random,random,random', '3 bots are too many'],
  ['simulate stellar --seed=', 'must not be empty'],
  ['help me', 'one word too many'],
  ['play stellar -x', 'no flag “-x”'],
  ['help --help=much', '“--help” takes no value'],
]

describe('whatever is wrong', () => {
  it.each(WRONG)('%s', async (line, sentence) => {
    const saves = freshFolder()
    const english = await sternentisch(line, [], { saves })
    expect(english.code).toBe(2)
    expect(english.out).toBe('')
    expect(english.err.replace(/\s+/g, ' ')).toContain(sentence)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing may move the cursor
    expect(english.err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    const german = await sternentisch(`${line} --lang de`, [], { saves })
    const french = await sternentisch(line, [], { saves, lang: 'fr_FR.UTF-8' })
    for (const { code, err, out } of [german, french]) {
      expect(code).toBe(2)
      expect(out).toBe('')
      expect(err).not.toMatch(/cli\.|\{\w+\}/)
    }
    expect(new Set([english.err, german.err, french.err]).size).toBe(3)
    expect(readdirSync(saves)).toEqual([])
    expect(readdirSync(folder).sort()).toEqual(['binary.log', 'empty.log', 'sub'])
  })

  it('an unknown language, said in the language of the machine', async () => {
    const { code, err } = await sternentisch('help --lang it', [], { lang: 'de_AT' })
    expect(code).toBe(2)
    expect(err).toBe('Die Sprache „it“ gibt es nicht. Es gibt: en, de, fr.')
    expect((await sternentisch('help --lang')).code).toBe(2)
  })
})

describe('help and version', () => {
  it('come in all languages, in 80 columns', async () => {
    for (const lang of ['en', 'de', 'fr']) {
      const { code, lines } = await sternentisch(`help --lang ${lang}`)
      expect(code).toBe(0)
      expect(lines.join('\n')).toContain('duel, trio, quartet, tandem')
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    }
    const { out } = await sternentisch('help')
    for (const line of [
      '--help',
      '-h',
      'play --help',
      'replay -h',
      'verify --help',
      'simulate --help --games 3',
    ])
      expect((await sternentisch(line)).out).toBe(out)
    expect((await sternentisch('--version')).out).toBe(own.version)
  })

  it.each(['en', 'de', 'fr'])('help is given whatever is wrong beside it: %s', async (lang) => {
    const { out } = await sternentisch('help', [], { lang })
    const beside = [
      ...WRONG.map(([line]) => line),
      '--lang',
      '--lang it',
      '--cards',
      '--cards x=y',
      'play --seed',
    ]
    for (const line of beside)
      for (const asked of [`${line} --help`, `-h ${line}`])
        expect({ asked, ...(await sternentisch(asked, [], { lang })) }).toMatchObject({
          code: 0,
          out,
          err: '',
        })
  })

  it('behind -- it is no flag', async () => {
    expect((await sternentisch('verify -- --help')).err).toContain('There is no file --help')
  })
})
