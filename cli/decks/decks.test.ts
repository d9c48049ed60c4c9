import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards } from '@sternentisch/games/starfighter/cards'
import { isRefusal, noteOn, writeDeckText } from '@sternentisch/kernel'
import { cardTextOf } from '@sternentisch/kernel/card-file'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { savedIn, sternentisch } from '../test-console.ts'

const folder = freshFolder()
const quit = () => 'quit'
const optionsIn = (ran: { out: string }): string =>
  /^options: .*$/m.exec(readFileSync(savedIn(ran as never), 'utf8'))![0]

const ids = cards.cards.slice(0, 25).map(({ id }) => id)
const list = ids.join('+')
const inFile = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Another set, with a number of its own for every squadron. */
const attic = {
  ...cards,
  about: { name: 'Attic', version: '2.1' },
  cards: cards.cards.map((card) => {
    const number = 800 + card.number
    return { ...card, number, id: `${card.level}-${number}` }
  }),
}
const atticIds = attic.cards.slice(0, 25).map(({ id }) => id)

describe('a deck is brought to the terminal', () => {
  const text = inFile('watch.txt', writeDeckText({ name: 'Night Watch', set: null }, ids.join(' ')))
  const link = inFile('link.txt', `https://example.org/#/decks/starfighter?list=${ids.join('_')}&title=x`)

  it.each([
    ['by the file that the app saves', text],
    ['by a link', link],
    ['as a list', list],
  ])('%s, and decks are what is played with', async (_, deck) => {
    const ran = await sternentisch(`play starfighter --deck ${deck} --deck raiders`, quit)
    expect(ran.code).toBe(0)
    expect(optionsIn(ran)).toBe(`options: mode=ultimate deckSouth=${list} deckNorth=raiders`)
  })

  it('to the other game that knows decks, without naming modes', async () => {
    const ran = await sternentisch('play spacetrace --deck 3*fighter+mothership', quit)
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('at least 40 cards') })
  })

  it.each([
    ['play stellar --deck 0-01', 'has no decks'],
    ['play starfighter --deck raiders --deck raiders --deck raiders', '3 decks are too many'],
    ['play starfighter --deck mice', 'is no deck'],
    [`play spacetrace --deck ${link}`, 'for the game starfighter'],
    ['play starfighter --mode training --deck raiders', 'it takes mode=ultimate ultimatePool=full'],
  ])('%s: is refused with a reason', async (line, words) => {
    const ran = await sternentisch(line, quit)
    expect(ran.code).toBe(2)
    expect(ran.err.replace(/\s+/g, ' ')).toContain(words)
  })

  it('says which card set it needs, and takes it where it is brought along', async () => {
    const contents = cardTextOf(JSON.stringify(attic))
    if (isRefusal(contents)) throw new Error(contents.code)
    const set = noteOn(contents.hash, attic.about)
    const deck = inFile('attic.txt', writeDeckText({ name: 'Up there', set }, atticIds.join(' ')))
    const without = await sternentisch(`play starfighter --deck ${deck}`, quit)
    expect(without.err.replace(/\s+/g, ' ')).toContain(
      `the card set “Attic (2.1)” (set-${set.hash}). Bring its file along: --cards starfighter=<file>.`,
    )
    const file = inFile('upthere.json', JSON.stringify(attic, null, 2))
    const both = `--deck ${deck} --deck ${atticIds.join('+')}`
    const played = await sternentisch(`--cards starfighter=${file} play starfighter ${both}`, quit)
    expect(played.err).toBe('')
    expect(optionsIn(played)).toContain('cards=upthere')
  })
})
