// @vitest-environment happy-dom
import { fromLink, LANGS, LONGEST_LIST, titled } from '@sternentisch/kernel'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { whyNone } from '../judge.ts'
import { DeckSchema, LONGEST_VALUE } from '../kept-deck.ts'
import { deckGames, type OpenDecks, openDecks } from '../open-decks.ts'
import { otherGame, readPaste } from '../read-paste.ts'
import { deckSpeech } from '../words.ts'

/** As each game writes them. */
const DECKS: Readonly<Record<string, string>> = {
  spacetrace: '3 fighter\n1 mothership',
  starfighter: '0-01 0-06\n1-02 1-07',
}

describe.each(deckGames)('what is pasted among the decks of %s', (id) => {
  let opened: OpenDecks
  beforeAll(async () => {
    opened = (await openDecks(id))!
  })
  const wrong = async (text: string): Promise<string> => {
    const pasted = await readPaste(opened, [], text)
    return pasted.state === 'none' ? deckSpeech('en', opened.text).explain(pasted.refusal) : pasted.state
  }

  it('is a deck where it has cards of the game', async () => {
    expect(await readPaste(opened, [], `# Night\n${DECKS[id]}`)).toMatchObject({
      state: 'deck',
      sent: { name: 'Night' },
    })
  })

  it('is a deck as well where it names cards as they are called, in any language and however large', async () => {
    const { collection, file, text } = opened
    const [card] = collection.cardsIn(file).filter(({ id: each }) => DECKS[id].includes(each))
    for (const lang of LANGS) {
      const name = card.name(deckSpeech(lang, text))
      for (const entry of [
        name,
        name.toUpperCase(),
        `1 ${name}`,
        `> 1x ${name}`,
        `1*${name}`,
        `${name}, ${name}`,
      ])
        expect(await readPaste(opened, [], `${entry}\n${DECKS[id]}`)).toMatchObject({ state: 'deck' })
    }
  })

  it.each(Object.keys(DECKS))('is recognised where it is for %s', async (other) => {
    const pasted = await readPaste(opened, [], `# Far away\n${DECKS[other]}`)
    if (other === id) expect(pasted.state).toBe('deck')
    else expect(pasted).toMatchObject({ state: 'other', game: other, sent: { name: 'Far away' } })
    const value = (await openDecks(other))!.rule.list!.read(DECKS[other])
    expect(await otherGame(id, () => value)).toBe(other === id ? null : other)
  })

  it('is told by its line, with what is expected', async () => {
    expect(await wrong(`# Night\n${DECKS[id]}\n\n> what, ever?`)).toMatch(
      /^Line 5: “.*” is no .*(0-01|3\*fighter)/,
    )
    // A single line needs no number.
    expect(await wrong('what ever?')).toMatch(/^“.*” is no .*(0-01|3\*fighter)/)
    expect(await wrong('# only a name')).toMatch(/^No card can be read in this. A deck is a list such as “\d/)
  })

  it('is told by its cards where none of them is one of the game', async () => {
    const stranger = id === 'starfighter' ? '9-97 9-98' : 'warship\nblimp'
    expect(await wrong(stranger)).toMatch(
      /^None of these is a card of this game: (9-97, 9-98|warship, blimp)\.$/,
    )
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('is no deck: %s', async (word) => {
    const inLink = `#/decks/${id}?list=${word}`
    for (const text of [word, `3 ${word}`, inLink])
      expect(await wrong(text), text).toMatch(/“.+”|None of these/)
    expect(await wrong(inLink)).not.toContain('“”')
    expect(whyNone({ opened, note: null, trouble: null }, fromLink(word))).not.toBeNull()
  })

  it('is refused at once where it is far too long, and where it could not be kept', async () => {
    const began = performance.now()
    expect(await wrong('3 fighter\n'.repeat(50_000))).toBe(
      `This is 500000 signs long; a deck has at most ${LONGEST_LIST}.`,
    )
    expect(performance.now() - began).toBeLessThan(1000)
    expect(whyNone({ opened, note: null, trouble: null }, 'a+'.repeat(LONGEST_VALUE))?.code).toBe(
      'decks.read.long',
    )
  })

  it('is a link that is for no game of ours', async () => {
    expect(await wrong('https://example.org/#/decks/chess?list=e4')).toMatch(/“chess”/)
    expect(await wrong(`https://example.org/#/decks/${id}?title=Night`)).toMatch(/^No card can be read/)
  })
})

it('a name that was sent is one that can be read', () => {
  expect(titled('  Night\u202e\u0000\tWatch \u200b')).toBe('Night Watch')
  expect(titled('\u202e\u2066 \u0000')).toBe('')
  const kept = { id: 'd', game: 'g', value: '', changed: 0, turn: 1 }
  expect(v.parse(DeckSchema, { ...kept, name: 'Night\u202e' }).name).toBe('Night')
  expect(v.parse(DeckSchema, { ...kept, name: ' \u0000' }).name).toBe('–')
  // It is cut between signs.
  expect(titled(`${'a'.repeat(39)}🚀`)).toBe('a'.repeat(39))
})
