// @vitest-environment happy-dom
import { cards } from '@sternentisch/games/starfighter/cards'
import { isRefusal, type Lang } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { called } from '../called.ts'
import { reasonOf } from '../fault-list.tsx'
import { fileName } from '../file-name.ts'
import { openSets } from '../open-sets.ts'
import { playedAs } from '../played.ts'
import { readSet } from '../read-set.ts'
import { placeIn, whereIn } from '../where.ts'
import { setSpeech } from '../words.ts'

const speech = setSpeech('en', { en: {}, de: {}, fr: {} })
const text = (content: object): string => JSON.stringify(content, null, 2)

describe('a card file that somebody brings', () => {
  it('says of each fault the card, the field, the line and the reason', async () => {
    const [first, second, ...others] = cards.cards
    const torn = {
      ...cards,
      cards: [{ ...first, upper: { ...first.upper, fighters: 9 } }, { ...second, name: '' }, ...others],
    }
    const read = await readSet('attic.json', text(torn), 'starfighter')
    if (isRefusal(read)) throw new Error(read.code)
    expect(read).toMatchObject({ game: 'starfighter', title: 'attic' })
    const lines = text(torn).split('\n')
    expect(
      read.faults.map(({ card, field, line, refusal }) => [
        card,
        field,
        lines[line - 1].trim(),
        reasonOf(refusal, speech),
      ]),
    ).toEqual([
      ['0-01', 'upper.fighters', '"fighters": 9,', 'It must be at most 4, not 9.'],
      ['1-02', 'name', '"name": "",', expect.stringMatching(/^It must be a text that is not empty/)],
    ])
    // Fields are called as the form calls them.
    const opened = (await openSets('starfighter'))!
    const where = (lang: Lang) =>
      read.faults.map((fault) => whereIn(opened, torn, fault, setSpeech(lang, opened.text)))
    expect(where('en')[0]).toMatch(/^0-01 .+ · Upper half, towards the opponent › Fighters$/)
    expect(where('de')[0]).toMatch(/^0-01 .+ · Obere Hälfte, zum Gegner hin › Jäger$/)
    expect(where('fr')[1]).toBe('1-02 · Indicatif')
    expect(read.faults.map(placeIn)).toEqual(['0-01 · upper.fighters', '1-02 · name'])
  })

  it('is for the game that it names, and is called by what it says', async () => {
    const read = await readSet('x.json', text({ ...cards, about: { name: 'Attic' } }), 'starfighter')
    expect(read).toMatchObject({ game: 'starfighter', title: 'Attic', faults: [] })
  })

  it.each([
    ['{"cards": [}', 'sets.read.noFile'],
    ['7', 'sets.read.noFile'],
    ['{"cards": []}', 'sets.read.noGame'],
    [`{"a": "${'x'.repeat(500_000)}"}`, 'sets.read.long'],
  ])('is refused: %.20s', async (file, code) => {
    expect(await readSet('x.json', file, 'starfighter')).toMatchObject({ refused: true, code })
  })
})

it('a card whose name is the same everywhere is called by it in every language', () => {
  const founder = { id: 'founder', name: { en: 'Founder', de: 'Gründer' } }
  const inFrench = setSpeech('fr', { en: {}, de: {}, fr: {} })
  expect(called(founder, undefined, 0, inFrench).name).toBe('Founder')
})

describe('a set as it is played with', () => {
  const set = { title: 'Attic', file: text(cards) }

  it('is named by its contents, however they are written', () => {
    const { name } = playedAs(set)!
    expect(name).toMatch(/^set-[0-9a-f]{64}$/)
    expect(playedAs({ ...set, file: JSON.stringify(cards) })?.name).toBe(name)
    expect(playedAs({ ...set, file: text({ ...cards, contentVersion: '2' }) })?.name).not.toBe(name)
  })

  it('carries its name along', () => {
    expect(JSON.parse(playedAs(set)!.file).about).toEqual({ name: 'Attic' })
    const named = { ...set, file: text({ ...cards, about: { name: 'Loft', author: 'M' } }) }
    expect(JSON.parse(playedAs(named)!.file).about).toEqual({ name: 'Loft', author: 'M' })
  })

  it.each([
    ['Été à deux', 'Ete-a-deux.json'],
    ['…', 'set.json'],
  ])('%s is saved as %s', (title, file) => {
    expect(fileName(title)).toBe(file)
  })
})
