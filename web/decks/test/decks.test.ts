// @vitest-environment happy-dom
import { type Catalogues, isRefusal, LANGS, readDeckText, writeDeckText } from '@sternentisch/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import type { KeptMatch } from '../../matches/kept-match.ts'
import { addressOf } from '../../shell/router.ts'
import { optionsWith, sizeOf, whyNotDeck, withCard } from '../judge.ts'
import { deckGames, type OpenDecks, openDecks } from '../open-decks.ts'
import { resultsOf, totalOf } from '../results.ts'
import { placeOf } from '../sent.ts'
import { dealtFrom } from '../try-it.tsx'
import { deckSpeech } from '../words.ts'

it('there are games to bring decks to, and others know none', async () => {
  expect(deckGames.length).toBeGreaterThan(0)
  expect(await openDecks('chess')).toBeNull()
})

describe.each(deckGames)('decks of %s', (id) => {
  let opened: OpenDecks
  let ready: readonly string[]
  beforeAll(async () => {
    opened = (await openDecks(id))!
    const { building, wishes, rule } = opened
    const lists = rule.values
      .map(String)
      .filter((value) => sizeOf(building.read(value, wishes)) > 0 && !whyNotDeck(opened, value))
      .map((value) => building.write(building.read(value, wishes), wishes))
    ready = [...new Set(lists)]
  })

  it('are legal where they are ready-made, with every condition met, and can be played', () => {
    expect(ready.length).toBeGreaterThan(1)
    const { building, wishes } = opened
    for (const value of ready) {
      const states = building.conditions(building.read(value, wishes), wishes).map(({ state }) => state)
      expect(states).not.toContain('broken')
      expect(optionsWith(opened, value)).not.toBeNull()
    }
  })

  it('break a condition exactly where the rules refuse them', () => {
    const { building, wishes, collection } = opened
    let counts = building.read(ready[0], wishes)
    const cards = Object.keys(counts)
    for (const card of cards) {
      counts = withCard(opened, counts, card, -1)
      const value = building.write(counts, wishes)
      if (value === '') break
      const broken = building.conditions(counts, wishes).some(({ state }) => state === 'broken')
      expect(broken, value).toBe(whyNotDeck(opened, value) !== null)
      expect(whyNotDeck(opened, value)?.rule ?? 'none').toMatch(/^[A-Z]{2}-1\.|none/)
    }
    // More than there are copies is never taken in by hand, and refused where it comes from elsewhere.
    const [card] = collection.cardsIn().filter((each) => building.mostOf(each.id, wishes) > 0)
    const most = building.mostOf(card.id, wishes)
    expect(withCard(opened, { [card.id]: most }, card.id, 1)).toEqual({ [card.id]: most })
    const many = { ...building.read(ready[0], wishes), [card.id]: most + 1 }
    expect(whyNotDeck(opened, building.write(many, wishes))).not.toBeNull()
    expect(building.conditions(many, wishes).some(({ state }) => state === 'broken')).toBe(true)
  })

  it('come back from text, from mail, from a chat and from a link as they were', () => {
    const { rule, wishes, game, building } = opened
    const list = rule.list!
    const attic = { hash: '0123456789abcdef', title: 'Attic & Cellar (2.1)' }
    for (const [at, value] of ready.entries()) {
      const tidy = (text: string) => {
        const sent = readDeckText(text, list)
        return sent && { ...sent, value: building.write(building.read(sent.value, wishes), wishes) }
      }
      const set = at % 2 === 0 ? null : attic
      const text = writeDeckText({ name: 'Night  Watch', set }, list.write(value, wishes))
      const want = { game: null, name: 'Night Watch', value, set }
      expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(150)
      expect(tidy(text)).toEqual(want)
      expect(tidy(text.replace(/^/gm, '> ').replaceAll('\n', '\r\n'))).toEqual(want)
      // Mails make a finer dash of a hyphen; a hash has none.
      expect(tidy(text.replace(/(?<=\d)-(?=\d)/g, '\u2013'))).toEqual(want)
      const link = addressOf(placeOf(game.id, { name: 'Night Watch', value, set }))
      expect(link).toMatch(/^[\w#/?=&.+%-]+$/)
      expect(tidy(`look: https://example.org/${link}`)).toEqual({ ...want, game: game.id })
    }
    expect(readDeckText('', list)).toBeNull()
    expect(readDeckText('#/decks/x?title=y', list)).toBeNull()
    // A hash that was cut off names no set.
    expect(readDeckText('# cards: set-0123 Attic\n0-01', list)?.set).toBeNull()
  })

  it('count what is in them', () => {
    const { building, wishes } = opened
    const speech = LANGS.map((lang) => deckSpeech(lang, opened.text as Catalogues))
    for (const { name, bars } of building.curves(building.read(ready[0], wishes), wishes)) {
      expect(bars.some(({ n }) => n > 0)).toBe(true)
      for (const each of speech)
        expect([name(each), ...bars.map((bar) => bar.name(each))].join()).not.toMatch(/undefined/)
    }
  })

  it('deal hands out of their cards', () => {
    const { building, wishes } = opened
    const counts = building.read(ready[0], wishes)
    const hand = dealtFrom(counts, building.hand.cards, () => 0.5)
    expect(hand).toHaveLength(building.hand.cards)
    for (const card of hand) expect(counts[card]).toBeGreaterThan(0)
    expect(dealtFrom({ a: 1 }, 5)).toEqual(['a'])
  })

  it('remember what was won and lost with exactly these cards', () => {
    const { game, building, rule } = opened
    const [value, other] = ready
    const kept = (mine: string, theirs: string, winner: string, over = true): KeptMatch => ({
      id: 'm',
      game: game.id,
      players: [
        { kind: 'person', name: 'you', budget: 0 },
        { kind: 'bot', name: 'Io', budget: 60 },
      ],
      log: [
        'sternentisch: 1',
        `game: ${game.id}`,
        `options: ${Object.entries(building.wishes)
          .map(([key, wish]) => `${key}=${wish}`)
          .join(' ')} ${building.seats[0]}=${mine} ${building.seats[1]}=${theirs}`,
        `result: 1 0 won by ${winner}`,
        '',
      ].join('\n'),
      over,
      changed: 0,
      turn: 1,
    })
    const matches = [
      kept(value, other, 'A'),
      kept(value, other, 'B'),
      kept(value, other, 'A', false),
      kept(other, value, 'A'),
    ]
    expect(resultsOf(opened, value, matches)).toEqual([{ value: other, won: 1, lost: 1, shared: 0 }])
    expect(totalOf(resultsOf(opened, value, matches))).toEqual({ won: 1, lost: 1 })
    expect(isRefusal(rule.list!.unusual?.(value, opened.wishes) ?? null)).toBe(false)
  })
})
