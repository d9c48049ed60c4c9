import { isRefusal, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards, deckWarning, readDeck, whyNoDeck } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { type Options, optionSchema } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { boxOf, handOf, libraryOf } from '../rules/zones.ts'
import { baseOf, everything, fleet, movesOf, pile } from './scene.ts'

const deal = (wish: Partial<Options>, seed = 'deal'): Table => {
  const options = readOptions<Options>(optionSchema, wish)
  if (isRefusal(options)) throw new Error(JSON.stringify(options))
  return spacetrace.deal(options, randomFrom(seedFrom(seed)))
}
const sizes = (table: Table, seat: number): number[] =>
  [handOf(seat), libraryOf(seat)].map((zone) => table.cards.zones[zone].length)
const why = (wish: object): unknown => readOptions(optionSchema, wish)
const full = (deckA: string) => why({ mode: 'full', deckSource: 'custom', deckA })

describe('levels and setup', () => {
  test('SP-1.1: two players, each with a Base in play that is no part of the deck', () => {
    const table = deal({})
    expect([fleet(table, 'A'), fleet(table, 'B')]).toEqual(['base 1x1000', 'base 1x1000'])
    expect(spacetrace.seats).toEqual({ min: 2, max: 2 })
    expect(full(`base+${everything()}`)).toMatchObject({ code: 'spacetrace.deck.base', rule: 'SP-1.3' })
  })

  test('SP-1.2: the sizes of the decks at the three levels', () => {
    const total = (mode: Options['mode']): number =>
      sizes(deal({ mode, firstSeat: 'A' }), 1).reduce((a, b) => a + b)
    expect(['first', 'second', 'full'].map((mode) => total(mode as Options['mode']))).toEqual([22, 31, 40])
  })

  test('SP-1.2: no abilities in the first game, no windows before the full game', () => {
    const figures = (mode: Options['mode']) =>
      kitOf(deal({ mode }).options).figures.find(({ id }) => id === 'apollo')!
    expect(figures('first').preempt).toEqual([])
    expect(figures('second').preempt).toHaveLength(1)
    for (const mode of ['first', 'second'] as const)
      expect(deal({ mode }).pending.map(({ kind }) => kind)).toEqual(['turn'])
    expect(deal({ mode: 'full' }).pending.map(({ kind }) => kind)).toEqual(['turn', 'window'])
  })

  test('SP-1.2: decks of the first levels are exact, and hold only what belongs there', () => {
    const first = cards.decks[0].cards
    const refusal = (deck: object) => whyNoDeck(cards, 'first', deck as typeof first)
    expect(refusal(first)).toBeNull()
    expect(refusal({ ...first, fighter: 4 })).toMatchObject({
      code: 'spacetrace.deck.ships',
      params: { n: 13 },
    })
    expect(refusal({ ...first, crews: 5 })).toMatchObject({ code: 'spacetrace.deck.reinforcements' })
    for (const card of ['destroyer', 'apollo', 'mothership', 'bombard', 'ishida', 'fireship'])
      expect(refusal({ ...first, [card]: 1 }), card).toMatchObject({
        code: 'spacetrace.deck.level',
        rule: 'SP-1.2',
      })
  })

  test('SP-1.3: a full deck is refused with the reason', () => {
    const half = readDeck(everything()) as Record<string, number>
    const without = (...gone: string[]) =>
      whyNoDeck(cards, 'full', Object.fromEntries(Object.entries(half).filter(([id]) => !gone.includes(id))))
    expect(without()).toBeNull()
    expect(without('mothership')).toMatchObject({ code: 'spacetrace.deck.mothership', rule: 'SP-1.3' })
    const commanders = cards.cards.filter(({ type }) => type === 'commander').map(({ id }) => id)
    expect(without(...commanders)).toMatchObject({ code: 'spacetrace.deck.commander' })
    expect(whyNoDeck(cards, 'full', { fighter: 5 })).toMatchObject({
      code: 'spacetrace.deck.copies',
      params: { max: 4 },
    })
    expect(whyNoDeck(cards, 'full', { fighter: 4 })).toMatchObject({
      code: 'spacetrace.deck.small',
      params: { n: 4 },
    })
    expect(whyNoDeck(cards, 'full', { starship: 1 })).toMatchObject({ code: 'spacetrace.deck.unknown' })
  })

  test('SP-1.3: an unusual number of reinforcements is a warning only', () => {
    expect(deckWarning(cards, 'full', readDeck(everything()) as never)).toMatchObject({
      params: { n: 19, min: 13, max: 17 },
    })
    expect(deckWarning(cards, 'full', cards.decks[2].cards)).toBeNull()
    expect(isRefusal(full(everything()))).toBe(false)
  })

  test('SP-1.4: ready-made decks fit their level; both players have the same at the first two', () => {
    for (const { id, level, cards: list } of cards.decks) expect(whyNoDeck(cards, level, list), id).toBeNull()
    const faces = (seat: number) => {
      const { face, pool } = kitOf(deal({ mode: 'second' }).options).layout
      return face.filter((_, card) => pool[card] === seat).join()
    }
    expect(faces(0)).toBe(faces(1))
    expect(why({ mode: 'first', deckA: 'spear' })).toMatchObject({ rule: 'SP-1.2' })
    expect(why({ mode: 'full', deckA: '3*fighter' })).toMatchObject({ code: 'spacetrace.deck.preset' })
    expect(why({ deckSource: 'random', deckA: 'first' })).toMatchObject({ code: 'spacetrace.deck.dealt' })
  })

  test.each(['first', 'second', 'full'] as const)(
    'SP-1.4: a deck dealt at random fits the level %s',
    (mode) => {
      for (const seed of ['one', 'two', 'three']) {
        const table = deal({ mode, deckSource: 'random' }, seed)
        const { figures, layout } = kitOf(table.options)
        for (const seat of [0, 1]) {
          const deck: Record<string, number> = {}
          for (const zone of [handOf(seat), libraryOf(seat)])
            for (const card of table.cards.zones[zone]) {
              const { id } = figures[layout.face[card]]
              deck[id] = (deck[id] ?? 0) + 1
            }
          expect(whyNoDeck(cards, mode, deck)).toBeNull()
          expect(table.cards.zones[boxOf(seat)].length).toBeGreaterThan(0)
        }
      }
    },
  )

  test('SP-1.5: four cards each, from a shuffled library, and no mulligan', () => {
    const table = deal({ firstSeat: 'A' })
    // The first turn has begun: its player has drawn two more (SP-3.2).
    expect([sizes(table, 0), sizes(table, 1)]).toEqual([
      [6, 16],
      [4, 18],
    ])
    expect(pile(deal({}, 'x'), 'A', 'library')).not.toBe(pile(deal({}, 'y'), 'A', 'library'))
    expect(movesOf(table).some((move) => move.includes('mulligan'))).toBe(false)
  })

  test('SP-1.6: by lot or as the host says; the other may get a fifth card', () => {
    const starters = new Set(Array.from({ length: 20 }, (_, at) => deal({}, `lot ${at}`).active))
    expect([...starters].sort()).toEqual([0, 1])
    expect(deal({ firstSeat: 'B' }).active).toBe(1)
    expect(sizes(deal({ firstSeat: 'A', secondPlayerExtraCard: true }), 1)).toEqual([5, 17])
  })

  test('SP-1.7: the Base starts with 1000 LP', () => {
    expect(baseOf(deal({}), 'A')).toBe(1000)
  })
})
