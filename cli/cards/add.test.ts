import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards as spacetraceCards } from '@sternentisch/games/spacetrace/cards'
import { cards } from '@sternentisch/games/starfighter/cards'
import { cards as sternenfeuerCards } from '@sternentisch/games/sternenfeuer/cards'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { savedIn, sternentisch } from '../test-console.ts'

const folder = freshFolder()
const fileWith = (name: string, content: unknown): string => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('--cards', () => {
  it('plays with the cards of a file', async () => {
    const cruisers = cards.cruisers.map((cruiser) => ({ ...cruiser, hull: 3 }))
    const file = fileWith('thin-hulls', { ...cards, cruisers })
    const line = 'simulate starfighter --games 2 --bots random --option cards=thin-hulls'
    const { code, out } = await sternentisch(`${line} --cards starfighter=${file}`)
    expect(code).toBe(0)
    expect(out).toContain('2 matches')
  })

  it('names the card and the field that are wrong', async () => {
    const [first, ...rest] = cards.cards
    const wrong = { ...first, upper: { ...first.upper, fighters: 9 } }
    const file = fileWith('wrong', { ...cards, cards: [wrong, ...rest] })
    const { code, err } = await sternentisch(`help --cards starfighter=${file}`)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toMatch(/wrong\.json: .*0-01, field upper\.fighters/)
  })

  it.each([
    ['--cards', 'Cards of your own are given as game=file'],
    ['--cards harbour=own.json', 'Cards of your own are given as game=file'],
    ['--cards starfighter=nowhere.json', 'There is no file nowhere.json'],
    [`--cards starfighter=${fileWith('notes', 'no cards')}`, 'The card file is wrong'],
    [
      `--cards spacetrace=${fileWith('comma', '{\n  "id": "x",\n}')}`,
      'Line 3, column 1: “}” does not belong here.',
    ],
    [`--cards spacetrace=${fileWith('half', '{"id":')}`, 'Line 1, column 7: the file ends too early.'],
    [`--cards sternenfeuer=${fileWith('seven', '7')}`, 'It must be an object'],
    [
      `--cards spacetrace=${fileWith('none', '{}')}`,
      'Field format: missing; expected: “sternentisch/spacetrace-cards”.',
    ],
  ])('%s is refused', async (flag, reason) => {
    const { code, err } = await sternentisch(`help ${flag}`)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toContain(reason)
  })
})

describe('--cards for Sternenfeuer', () => {
  /** A deck in which every figure is called otherwise, and four kinds of card are left out. */
  const attic = {
    ...sternenfeuerCards,
    set: { ...sternenfeuerCards.set, id: 'attic' },
    cards: sternenfeuerCards.cards
      .filter((_, at) => at < 20 || at > 23)
      .map((card, at) => ({ ...card, name: { en: `Attic ${at}`, de: `Boden ${at}`, fr: `Grenier ${at}` } })),
  }

  it('offers them as a card set of their own: to rules, bot and terminal', async () => {
    const flag = `--cards sternenfeuer=${fileWith('attic', attic)}`
    const line = 'play sternenfeuer --seats person,bot --budget 4 --seed attic'
    const wish = '--option cards=attic'
    const words = ['figures', 'unseen', 'hint', '1', '1', '1', 'quit']
    const ran = await sternentisch(`${line} ${wish} ${flag}`, words)
    expect(ran.code).toBe(0)
    expect(ran.out).toContain('Attic 0')
    expect(ran.out).not.toContain(sternenfeuerCards.cards[0].name.en)
    expect(readFileSync(savedIn(ran), 'utf8')).toContain('cards=attic')
    expect((await sternentisch(`verify ${savedIn(ran)}`)).out).toContain('in order so far')
    const usual = await sternentisch(line, words)
    expect(usual.out).toContain(sternenfeuerCards.cards[0].name.en)
    expect(usual.out).not.toContain('Attic 0')
    expect((await sternentisch(`help ${flag}`)).err).toContain('attic')
  })

  it('bots play whole matches with them', async () => {
    const flag = `--cards sternenfeuer=${fileWith('loft', attic)}`
    const line = `simulate sternenfeuer --games 2 --bots random --option cards=loft ${flag}`
    const { code, out } = await sternentisch(line)
    expect([code, out.includes('2 matches')]).toEqual([0, true])
  })

  it('names the card and the field that are wrong', async () => {
    const [first, ...rest] = attic.cards
    const file = fileWith('torn', { ...attic, cards: [{ ...first, copies: 'many' }, ...rest] })
    const { code, err } = await sternentisch(`help --cards sternenfeuer=${file}`)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toMatch(
      new RegExp(`torn.json: Card ${first.id}, field copies: it must be a number, not “many”`),
    )
  })
})

describe('--cards for Spacetrace', () => {
  const sturdy = {
    ...spacetraceCards,
    id: 'sturdy',
    cards: spacetraceCards.cards.map((card, at) => ({
      ...card,
      name: { en: `Attic ${at}`, de: `Boden ${at}`, fr: `Grenier ${at}` },
    })),
  }

  it('offers them as a card set of their own', async () => {
    const flag = `--cards spacetrace=${fileWith('attic-fleet', sturdy)}`
    const wish = '--option mode=full --option cards=attic-fleet --option deckA=shield'
    const line = `play spacetrace --seats person,bot --budget 4 --seed attic ${wish}`
    const ran = await sternentisch(`${line} ${flag}`, ['hint', 'quit'])
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(/Attic \d/)
    expect(readFileSync(savedIn(ran), 'utf8')).toContain('cards=attic-fleet')
    const verified = await sternentisch(`verify ${savedIn(ran)}`)
    expect(verified.out).toContain('in order so far')
    const twice = await sternentisch(`help ${flag}`)
    expect(twice.err).toContain('attic-fleet')
  })

  it('names the card and the field that are wrong', async () => {
    const cardsWithSlip = sturdy.cards.map((card) => (card.id === 'starfort' ? { ...card, lp: -1 } : card))
    const file = fileWith('slip', { ...sturdy, cards: cardsWithSlip })
    const { code, err } = await sternentisch(`help --cards spacetrace=${file}`)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toMatch(/slip\.json: Card starfort, field lp: it must be/)
  })
})
