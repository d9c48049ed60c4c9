// §7, SP-1.4: a deck list is its owner's, unless lists are open or the level has one deck for both
import { Host, isRefusal, Match, randomFrom, type Seat, seedFrom, type Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards, type DeckCounts, readDeck, whyNoDeck, writeDeck } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { boxOf } from '../rules/zones.ts'
import { optionsOf } from './scene.ts'

const preset = (id: string): DeckCounts => cards.decks.find((deck) => deck.id === id)!.cards
const SPEAR = writeDeck(preset('spear'))
/** As many cards, none of them a Fighter. */
const OTHER = writeDeck({ ...preset('storm'), fighter: 0, lancer: 2 }).replace(/\+?0\*fighter\+?/, '')

const full = (wish: Partial<Options>): Options =>
  optionsOf({ mode: 'full', deckSource: 'preset', deckA: 'usual', deckB: 'usual', ...wish })
const custom = (deckB: string, more: Partial<Options> = {}): Options =>
  full({ deckSource: 'custom', deckB, ...more })

const dealt = (options: Options): Table => spacetrace.deal(options, randomFrom(seedFrom('decks')))
const heard = (options: Options, viewer: Viewer): string => {
  const match = new Match({ game: spacetrace, options, seed: seedFrom('decks'), id: 'm', names: [] })
  const feed = new Host(match, [viewer]).feedOf(viewer)
  return JSON.stringify([feed.bill, feed.news, viewer === 'audience' ? [] : match.moves(viewer as Seat)])
}

describe('SP-1.4: what the other has brought', () => {
  test.each([0, 'audience'] as const)('is nowhere in what %s hears', (viewer) => {
    expect(heard(custom(SPEAR), viewer)).toBe(heard(custom(OTHER), viewer))
    expect(heard(full({ deckB: 'spear' }), viewer)).toBe(heard(full({ deckB: 'storm' }), viewer))
    expect(heard(custom(OTHER), viewer)).not.toContain('dreadnought')
  })

  test('its owner knows: all but what is in the box', () => {
    const { zones } = spacetrace.view(dealt(custom(OTHER)), 1)
    expect(zones[boxOf(1)].cards).toHaveLength(85 - 40)
    expect(zones[boxOf(1)].cards.every(({ face }) => face >= 0)).toBe(true)
    expect(zones[boxOf(0)].cards.every(({ face, back }) => face < 0 && back < 0)).toBe(true)
  })

  test('everybody knows with open deck lists, whatever the decks come from', () => {
    for (const options of [custom(OTHER, { openDecklists: true }), full({ openDecklists: true })])
      for (const viewer of [0, 1, 'audience'] as const)
        for (const seat of [0, 1])
          expect(
            spacetrace.view(dealt(options), viewer).zones[boxOf(seat)].cards.every(({ face }) => face >= 0),
          ).toBe(true)
    expect(heard(custom(OTHER, { openDecklists: true }), 'audience')).toContain(OTHER)
  })

  test('there is nothing to bring where a level has one ready-made deck', () => {
    for (const mode of ['first', 'second'] as const) {
      const options = optionsOf({ mode, deckSource: 'preset', deckA: 'usual', deckB: 'usual' })
      const kit = kitOf(options)
      expect([kit.boxes, dealt(options).cards.zones[boxOf(0)]]).toEqual([false, []])
      const openDecklists = spacetrace.options.rules.find(({ id }) => id === 'openDecklists')!
      expect(openDecklists.only?.({ ...options })).toBe(false)
      expect(openDecklists.only?.({ ...options, deckSource: 'custom' })).toBe(true)
    }
  })

  test('comes back from the table, for a rematch', () => {
    const options = custom(OTHER, { deckA: 'storm' })
    const again = spacetrace.optionsOf(dealt(options))
    expect(again).toEqual({ ...options, deckB: again.deckB })
    expect(readDeck(again.deckB)).toEqual(readDeck(OTHER))
    expect(spacetrace.optionsOf(dealt(full({ deckA: 'storm', deckB: 'shield' })))).toEqual(
      full({ deckA: 'storm' }),
    )
  })

  test('a table whose deck could not be is refused', () => {
    const setup = JSON.parse(JSON.stringify(spacetrace.setup(dealt(full({})))))
    const [player] = setup.players
    ;[player.box[0], player.library[0]] = [player.library[0], player.box[0]]
    expect(spacetrace.lay(setup)).toMatchObject({ code: 'spacetrace.table.box', rule: 'SP-1.4' })
  })
})

describe('SP-1.3: an imagined deck', () => {
  const deckOn = (table: Table, seat: 0 | 1): DeckCounts => {
    const { deckA, deckB } = spacetrace.optionsOf(table)
    const deck = seat === 0 ? deckA : deckB
    const ready = deck === 'usual' ? ['spear', 'shield'][seat] : deck
    const found = cards.decks.find(({ id }) => id === ready)?.cards ?? readDeck(deck)
    if (isRefusal(found)) throw new Error(found.code)
    return found
  }
  const imagined = (view: View, times: number): Table[] => {
    const random = randomFrom(seedFrom('imagined'))
    return Array.from({ length: times }, () => spacetrace.imagine(view, random))
  }

  test('is one of the ready-made ones, each equally likely while nothing was seen', () => {
    const view = spacetrace.view(dealt(full({ firstSeat: 'A' })), 0)
    const counts = new Map<string, number>()
    for (const table of imagined(view, 600)) {
      const { deckB } = spacetrace.optionsOf(table)
      counts.set(deckB, (counts.get(deckB) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual(['spear', 'storm', 'usual'])
    for (const count of counts.values()) expect(count).toBeGreaterThan(150)
  })

  test('has the cards that were seen', () => {
    const table = dealt(full({ deckB: 'storm', firstSeat: 'B' }))
    const setup = JSON.parse(JSON.stringify(spacetrace.setup(table)))
    const { library } = setup.players[1]
    if (library.includes('dreadnought')) library.splice(library.indexOf('dreadnought'), 1)
    else
      setup.players[1].hand = setup.players[1].hand.filter(
        (each: { card: string }) => each.card !== 'dreadnought',
      )
    setup.players[1].discard = [{ card: 'dreadnought' }]
    const laid = spacetrace.lay(setup)
    if (isRefusal(laid)) throw new Error(JSON.stringify(laid))
    for (const each of imagined(spacetrace.view(laid, 0), 60))
      expect(spacetrace.optionsOf(each).deckB).toBe('storm')
  })

  test.each(['first', 'second', 'full'] as const)(
    'is legal at the level %s, and of the size that can be counted',
    (mode) => {
      const options = optionsOf({
        mode,
        deckSource: 'custom',
        deckA: 'usual',
        deckB: 'usual',
        firstSeat: 'A',
      })
      const table = dealt(options)
      for (const viewer of [0, 'audience'] as const)
        for (const each of imagined(spacetrace.view(table, viewer), 100)) {
          expect(whyNoDeck(cards, mode, deckOn(each, 1))).toBeNull()
          expect(each.cards.zones.map((zone) => zone.length)).toEqual(
            table.cards.zones.map((zone) => zone.length),
          )
        }
    },
  )

  test('has what every deck must have, also if only a few cards are left to be it', () => {
    const table = dealt(custom('shield', { deckA: 'shield' }))
    const setup = JSON.parse(JSON.stringify(spacetrace.setup(table)))
    const needed = ['mothership', 'ishida']
    const player = setup.players[1]
    const deck: string[] = [...player.library, ...player.hand.map(({ card }: { card: string }) => card)]
    player.hand = []
    player.library = [...needed, deck.find((card) => card === 'crews')]
    const left = [...player.library]
    player.removed = deck.filter((card) => !left.includes(card) || !left.splice(left.indexOf(card), 1))
    const laid = spacetrace.lay({ ...setup, active: 'A', pending: undefined })
    if (isRefusal(laid)) throw new Error(JSON.stringify(laid))
    for (const each of imagined(spacetrace.view(laid, 0), 100))
      expect(whyNoDeck(cards, 'full', deckOn(each, 1))).toBeNull()
  })

  test('any legal deck may be the one', () => {
    const view = spacetrace.view(dealt(custom(OTHER)), 0)
    const decks = imagined(view, 200).map((table) => deckOn(table, 1))
    for (const { id, type } of cards.cards)
      if (type !== 'base')
        expect(
          decks.some((deck) => (deck[id] ?? 0) > 0),
          id,
        ).toBe(true)
  })
})
