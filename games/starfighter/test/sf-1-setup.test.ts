import { isRefusal, readOptions } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { READY_DECKS } from '../rules/decks.ts'
import { starfighter } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { boxOf, handOf, pileOf } from '../rules/zones.ts'
import { dealt, settings } from './scene.ts'

const idsIn = (options: Parameters<typeof settings>[0]): string[] => {
  const { layout, ids } = kitOf(settings(options))
  return layout.face.map((face) => ids[face])
}

describe('Setup', () => {
  test('SF-1.1 the starting player is drawn by lot, or named; the loser starts a rematch', () => {
    const starters = Array.from({ length: 20 }, (_, game) => dealt({}, `start ${game}`).table.start)
    expect(new Set(starters)).toEqual(new Set([0, 1]))
    const s = dealt({ firstSeat: 'seat1' })
    expect([s.table.start, s.table.initiative, s.asked]).toEqual([1, 1, 'N cruiser'])
    expect(starfighter.nextOptions?.(s.table, [0]).firstSeat).toBe('seat1')
    expect(starfighter.nextOptions?.(s.table, [1]).firstSeat).toBe('seat0')
    expect(starfighter.nextOptions?.(s.table, [0, 1]).firstSeat).toBe('seat0')
  })

  test('SF-1.2 Training uses Ares, Athena and the forty green cards', () => {
    expect(idsIn({ mode: 'training' })).toEqual(
      cards.cards.filter(({ colour }) => colour === 'green').map(({ id }) => id),
    )
    const s = dealt({ firstSeat: 'seat0' })
    expect(s.choices('S')).toEqual(['cruiser ares', 'cruiser athena'])
    expect(s.refusal('S: cruiser atlas')).toBe('SF-1.2 cruiserMode')
  })

  test('SF-1.3 Skirmish uses all cards and all cruisers', () => {
    expect(idsIn({ mode: 'skirmish' })).toHaveLength(100)
    expect(dealt({ mode: 'skirmish', firstSeat: 'seat0' }).choices('S')).toHaveLength(6)
  })

  test('SF-1.3a Transition adds ten cards with Barrel roll, and no other blue symbol', () => {
    const ids = idsIn({ mode: 'transition' })
    expect(ids).toHaveLength(40)
    const blue = cards.cards.filter(({ id, colour }) => colour === 'blue' && ids.includes(id))
    expect(blue).toHaveLength(10)
    for (const { upper, lower } of blue) {
      const effects = [...upper.effects, ...lower.effects]
      expect(effects).toContain('barrelRoll')
      expect(effects).not.toContain('hitFighter')
      expect(upper.shields + lower.shields).toBe(0)
    }
    // The plainest went: no green card without a symbol is left.
    expect(ids).not.toContain('0-01')
    expect(dealt({ mode: 'transition', firstSeat: 'seat0' }).choices('S')).toHaveLength(6)
  })

  test('SF-1.4 a board that is taken is gone with its other side; the last one is taken by itself', () => {
    const s = dealt({ mode: 'skirmish', firstSeat: 'seat1' }).play('N: cruiser apollo')
    expect(s.choices('S')).toEqual(['cruiser athena', 'cruiser artemis', 'cruiser atlas', 'cruiser hestia'])
    expect(s.refusal('S: cruiser ares')).toBe('SF-1.4 cruiserTaken')
    const training = dealt({ firstSeat: 'seat0' }).play('S: cruiser athena')
    expect(training.asked).toBe('S deployment')
    expect(training.happened('cruiser')).toHaveLength(2)
  })

  test.each([
    ['differentClasses', 5],
    ['free', 6],
  ] as const)('SF-1.4 with skirmishBoards=%s the second player has %d choices', (skirmishBoards, count) => {
    const s = dealt({ mode: 'skirmish', firstSeat: 'seat0', skirmishBoards }).play('S: cruiser ares')
    expect(s.choices('N')).toHaveLength(count)
    // Training has two boards, whatever the option says.
    const training = dealt({ firstSeat: 'seat0', skirmishBoards }).play('S: cruiser ares')
    expect(training.table.cruisers).toEqual([0, 1])
  })

  test('SF-1.5, SF-1.6 boards face each other and hulls start full', () => {
    const s = dealt({ mode: 'skirmish', firstSeat: 'seat0' }).play('S: cruiser hestia', 'N: cruiser apollo')
    expect(s.table.offset).toBe(0)
    s.shows('hull: 34 14')
  })

  test('SF-1.7 one shuffled pile for both, and empty hands before the first Supply', () => {
    const s = dealt({ mode: 'skirmish' })
    const order = s.table.cards.zones[pileOf(false, 0)]
    expect(new Set(order).size).toBe(100)
    expect(order).not.toEqual([...order].sort((a, b) => a - b))
    expect(dealt({ mode: 'skirmish' }, 'another').table.cards.zones[14]).not.toEqual(order)
    s.shows('hand: 0 0')
  })
})

describe('Ultimate War', () => {
  const war = { mode: 'ultimate', deckSouth: 'raiders', deckNorth: 'bulwark' } as const

  test('SF-1.8 both choose a cruiser in secret, and may change it until the other is ready', () => {
    const s = dealt(war)
    expect(starfighter.deciding(s.table)).toEqual([0, 1])
    s.play('S: cruiser atlas')
    expect(s.view(1).cruisers[0]).toBe(-2)
    expect(s.view('audience').cruisers[0]).toBe(-2)
    expect(s.view(0).cruisers[0]).toBe(s.table.cruisers[0])
    expect(starfighter.deciding(s.table)).toEqual([1])
    s.play('S: cruiser ares', 'N: cruiser ares')
    expect(s.table.cruisers).toEqual([0, 0])
    expect(s.view(1).cruisers).toEqual([0, 0])
    expect(s.asked).toContain('deployment')
  })

  test('SF-1.8 each draws from a pile of their own; the decks are nowhere in the other’s view', () => {
    const s = dealt(war).play('S: cruiser ares', 'N: cruiser ares')
    const { ids, layout } = kitOf(s.table.options)
    const deck = (seat: number): string[] =>
      [handOf(seat), pileOf(true, seat)]
        .flatMap((zone) => s.table.cards.zones[zone])
        .map((card) => ids[layout.face[card]])
        .sort()
    expect(deck(0).join('+')).toBe(READY_DECKS.raiders)
    expect(deck(1).join('+')).toBe(READY_DECKS.bulwark)
    const theirs = s.view(1)
    expect(theirs.options).toEqual(s.view(0).options)
    expect(theirs.options).toMatchObject({ deckSouth: 'vanguard', deckNorth: 'vanguard' })
    expect(theirs.zones[boxOf(0)].cards.every(({ face }) => face === -1)).toBe(true)
    expect(theirs.zones[boxOf(1)].cards.every(({ face }) => face >= 0)).toBe(true)
    expect(starfighter.optionsOf(s.table)).toMatchObject({ deckSouth: 'raiders', deckNorth: 'bulwark' })
  })

  test.each(Object.keys(READY_DECKS))('SF-1.8 the ready-made deck %s is legal', (deckSouth) => {
    expect(settings({ mode: 'ultimate', deckSouth }).deckSouth).toBe(deckSouth)
  })

  const ids = cards.cards.map(({ id }) => id)
  test.each([
    [ids.slice(0, 24).join('+'), 'SF-1.8', 'deckSmall'],
    [[...ids.slice(0, 25), ids[3]].join('+'), 'SF-1.8', 'deckTwice'],
    [[...ids.slice(0, 25), '3-11'].join('+'), 'SF-1.8', 'deckCard'],
    ['all the best cards', 'SF-1.8', 'deckShape'],
  ])('SF-1.8 the deck “%.20s…” is refused', (deckNorth, rule, code) => {
    const read = readOptions(starfighter.options, { mode: 'ultimate', deckNorth })
    expect(isRefusal(read) && [read.rule, read.code]).toEqual([rule, `starfighter.${code}`])
  })

  test('SF-1.8 a deck of one’s own has 25 cards or more, in any order', () => {
    const deckSouth = [...ids].reverse().slice(0, 25).join('+')
    const s = dealt({ mode: 'ultimate', deckSouth, deckNorth: ids.join('+') })
    expect(s.table.cards.zones[pileOf(true, 0)]).toHaveLength(25)
    expect(s.table.cards.zones[pileOf(true, 1)]).toHaveLength(100)
  })

  test('SF-1.8 decks are drafted from one set: in turn, each card once, 25 each', () => {
    const s = dealt({ mode: 'ultimate', ultimatePool: 'draft', firstSeat: 'seat1' })
    expect(s.asked).toBe('N draft')
    s.play('N: pick 3-10')
    expect(s.refusal('S: pick 3-10')).toBe('SF-1.8 pickedByOther')
    s.play('S: pick 3-35')
    expect(s.refusal('N: pick 3-10')).toBe('SF-1.8 pickedTwice')
    while (s.asked.endsWith('draft')) s.play(`${s.asked[0]}: ${s.choices(s.asked[0])[0]}`)
    expect([0, 1].map((seat) => s.table.cards.zones[pileOf(true, seat)].length)).toEqual([25, 25])
    expect(s.asked).toContain('cruisers')
  })

  test('SF-1.8 a set split by chance gives each half of it, no card twice', () => {
    const s = dealt({ mode: 'ultimate', ultimatePool: 'randomSplit' })
    const { layout } = kitOf(s.table.options)
    const faces = [0, 1].map((seat) =>
      s.table.cards.zones[pileOf(true, seat)].map((card) => layout.face[card]),
    )
    expect(faces.map((each) => each.length)).toEqual([50, 50])
    expect(new Set(faces.flat()).size).toBe(100)
  })

  test('SF-1.9 both may have the same card in play, and they are told apart', () => {
    const s = dealt({ mode: 'ultimate' }).play('S: cruiser ares', 'N: cruiser ares')
    const { layout } = kitOf(s.table.options)
    expect(layout.face.filter((face) => face === 9)).toHaveLength(2)
    expect(layout.pool.filter((_, card) => layout.face[card] === 9)).toEqual([0, 1])
  })
})
