import { isRefusal, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { type CardFile, cardSet, cards, readCards, readDeck, writeDeck } from '../cards/index.ts'
import file from '../cards/spacetrace.json' with { type: 'json' }
import { spacetrace } from '../rules/game.ts'
import { type Options, optionSchema } from '../rules/options.ts'
import { addShips } from './custom-set.ts'
import { everything, fleet, play, scene } from './scene.ts'

type Raw = { cards: Record<string, unknown>[]; decks: { cards: Record<string, number> }[] } & Record<
  string,
  unknown
>

/** The card file with one thing changed. */
function changed(change: (raw: Raw) => void): ReturnType<typeof readCards> {
  const raw = structuredClone(file) as unknown as Raw
  change(raw)
  return readCards(raw)
}
const card = (raw: Raw, id: string): Record<string, unknown> => raw.cards.find((each) => each.id === id)!

describe('the card set of the house', () => {
  test('has 43 ships, 19 reinforcements, 17 tactics and 6 commanders a half', () => {
    const count = (type: string): number =>
      cards.cards.filter((each) => each.type === type).reduce((sum, { perPlayer }) => sum + perPlayer, 0)
    expect(['ship', 'reinforcement', 'tactic', 'commander', 'base'].map(count)).toEqual([43, 19, 17, 6, 1])
  })

  test('keeps what the rules say of Base, Fighter and Destroyer', () => {
    const figures = (id: string) => cards.cards.find((each) => each.id === id)
    expect(figures('base')).toMatchObject({ class: 4, count: 1, ap: 0, lp: 1000, wreckMp: 500 })
    expect(figures('fighter')).toMatchObject({ class: 1, count: 100, ap: 1, lp: 1 })
    expect(figures('destroyer')).toMatchObject({ class: 2, count: 10, ap: 10, lp: 10 })
  })
})

describe('a card file that is wrong', () => {
  const wrong: readonly [string, (raw: Raw) => void, object][] = [
    [
      'a missing word',
      (raw) => delete (card(raw, 'lancer').name as { fr?: string }).fr,
      { card: 'lancer', field: 'name.fr' },
    ],
    ['a figure that is no number', (raw) => (card(raw, 'patrol').ap = '1'), { card: 'patrol', field: 'ap' }],
    ['a fraction', (raw) => (card(raw, 'patrol').lp = 0.5), { card: 'patrol', field: 'lp' }],
    ['an unknown field', (raw) => (card(raw, 'nova').speed = 3), { card: 'nova', field: 'speed' }],
    ['an unknown kind', (raw) => (card(raw, 'nova').type = 'station'), { card: 'nova', field: 'type' }],
    [
      'an unknown keyword',
      (raw) => (card(raw, 'nova').keywords = ['stealth']),
      { card: 'nova', field: 'keywords.0' },
    ],
    ['an unknown race', (raw) => (card(raw, 'nova').race = 'borg'), { card: 'nova', field: 'race' }],
    [
      'jamming in the turn of a card',
      (raw) => (card(raw, 'stunner').abilities = [{ when: 'turn', do: [{ op: 'jam', ships: 1 }] }]),
      { card: 'stunner', field: 'abilities.0.do.0.op' },
    ],
    [
      'a preemptive effect on own cards',
      (raw) => (card(raw, 'dock').abilities = [{ when: 'preempt', do: [{ op: 'repair', cards: 1 }] }]),
      { card: 'dock', field: 'abilities.0.do.0.op' },
    ],
    ['an unknown time', (raw) => (card(raw, 'muster').timing = 'never'), { card: 'muster', field: 'timing' }],
  ]
  test.each(wrong)('%s is refused with card and field', (_, change, params) => {
    expect(changed(change)).toMatchObject({ code: 'spacetrace.cards.field', params })
  })

  const senseless: readonly [string, (raw: Raw) => void, object][] = [
    [
      'an id twice',
      (raw) => raw.cards.push({ ...card(raw, 'nova') }),
      { code: 'spacetrace.cards.twice', params: { card: 'nova' } },
    ],
    [
      'totals that are not count times figure',
      (raw) => (card(raw, 'nova').figures = { totalAp: 1, totalLp: 100 }),
      { code: 'spacetrace.cards.wrong', params: { card: 'nova', field: 'figures' } },
    ],
    [
      'a tactic without the target it needs',
      (raw) => (card(raw, 'static').target = null),
      { code: 'spacetrace.cards.wrong', params: { card: 'static', field: 'target' } },
    ],
    [
      'a counter at any time',
      (raw) => (card(raw, 'counter').timing = 'any'),
      { code: 'spacetrace.cards.wrong', params: { card: 'counter', field: 'target' } },
    ],
    [
      'a boost that both adds and multiplies',
      (raw) => (card(raw, 'overdrive').effects = [{ op: 'boost', times: 2, add: 1 }]),
      { code: 'spacetrace.cards.wrong', params: { card: 'overdrive', field: 'effects' } },
    ],
    [
      'another Fighter',
      (raw) => {
        card(raw, 'fighter').lp = 2
        delete card(raw, 'fighter').figures
      },
      { code: 'spacetrace.cards.altered', params: { card: 'fighter', field: 'lp' } },
    ],
    ['no Base', (raw) => raw.cards.shift(), { code: 'spacetrace.cards.wrong', params: { card: 'base' } }],
    [
      'a ready-made deck against its level',
      (raw) => (raw.decks[0].cards.fighter = 2),
      {
        code: 'spacetrace.cards.deck',
        params: { deck: 'first' },
        because: { code: 'spacetrace.deck.ships' },
      },
    ],
  ]
  test.each(senseless)('%s is refused', (_, change, refusal) => {
    expect(changed(change)).toMatchObject(refusal)
  })

  test('no file at all is refused', () => {
    for (const nothing of [null, 3, 'cards', [], {}]) expect(isRefusal(readCards(nothing))).toBe(true)
  })
})

describe('a set of one’s own', () => {
  test('is played with once it is read', () => {
    addShips('mine', [{ id: 'hornet', class: 1, count: 12, ap: 4, lp: 2 }])
    const table = scene({ A: { hand: 'hornet', mp: 10 }, options: { cards: 'mine' } })
    play(table, '> hornet')
    expect(fleet(table, 'A')).toBe('hornet 12x2; base 1x1000')
    expect(cardSet('mine')).toBeDefined()
  })

  test('an unknown set is refused', () => {
    expect(readOptions(optionSchema, { cards: 'printed' })).toMatchObject({
      code: 'spacetrace.cards.unknown',
    })
  })

  test('can rename everything and still be played to the end', () => {
    const set = readCards({ ...structuredClone(cards), id: 'renamed' }) as CardFile
    addShips('renamedset', [], () => ({ ...structuredClone(set), id: 'renamedset' }))
    const options = readOptions<Options>(optionSchema, { mode: 'full', cards: 'renamedset' }) as Options
    const random = randomFrom(seedFrom('own'))
    const table = spacetrace.deal(options, random)
    const whims = random.stream('whims')
    for (let [seat] = spacetrace.deciding(table); seat !== undefined; [seat] = spacetrace.deciding(table)) {
      const actions = spacetrace.actionsAt(table, seat)
      spacetrace.play(table, seat, actions[whims.below(actions.length)], random)
    }
    expect(table.result).not.toBeNull()
  })
})

describe('deck lists', () => {
  test('are one word, and come back as they were', () => {
    for (const { cards: deck } of cards.decks) expect(readDeck(writeDeck(deck))).toEqual(deck)
    expect(everything()).not.toMatch(/[\s,=]/)
  })

  test('can be typed as lines, too', () => {
    expect(readDeck('3 fighter\n2x patrol\ncruiser')).toEqual({ fighter: 3, patrol: 2, cruiser: 1 })
  })

  test('what is no list is refused', () => {
    for (const text of ['3*', '*fighter', 'Fighter', '3-fighter', 'a b c'])
      expect(readDeck(text), text).toMatchObject({ code: 'spacetrace.deck.entry' })
  })
})
