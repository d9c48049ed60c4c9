import { isRefusal, readOptions } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { addCards, cards, removeCards } from '../cards/index.ts'
import { READY_DECKS } from '../rules/decks.ts'
import { starfighter } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { boxOf, handOf, leftOutOf, pileOf } from '../rules/zones.ts'
import { dealt, type Scene, settings } from './scene.ts'

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
    s.shows('hull: 21 15')
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

  /** A draft up to the first pick; North has the initiative. */
  const drafting = () =>
    dealt({ mode: 'ultimate', ultimatePool: 'draft', firstSeat: 'seat1' }).play(
      'S: cruiser ares',
      'N: cruiser hestia',
    )
  const sizes = (s: Scene, zone: (seat: number) => number) =>
    [0, 1].map((seat) => s.table.cards.zones[zone(seat)].length)
  const piles = (s: Scene) => sizes(s, (seat) => pileOf(true, seat))
  /** Both pick the first free card until each has so many. */
  const pickUpTo = (s: Scene, n: number) => {
    while (piles(s).some((size) => size < n))
      s.play(`${s.asked[0]}: ${s.choices(s.asked[0]).find((move) => move.startsWith('pick'))}`)
    return s
  }

  test('SF-1.8 with one set, too, the cruiser is chosen first, and stays secret until play begins', () => {
    for (const ultimatePool of ['draft', 'randomSplit'] as const) {
      const s = dealt({ mode: 'ultimate', ultimatePool })
      expect(s.asked).toContain('cruisers')
      expect(piles(s)).toEqual([0, 0])
      expect(s.refusal('S: pick 3-10')).toBe('SF-1.8 cruiserFirst')
      s.play('S: cruiser ares', 'N: cruiser hestia')
      expect(s.asked).toContain(ultimatePool === 'draft' ? 'draft' : 'compose')
      expect([s.view(0).cruisers, s.view(1).cruisers[0]]).toEqual([[s.table.cruisers[0], -2], -2])
      expect(s.events.some(({ kind }) => kind === 'cruisers')).toBe(false)
    }
  })

  test('SF-1.8 a set is drafted in turn, each card once', () => {
    const s = drafting()
    expect(s.asked).toBe('N draft')
    s.play('N: pick 3-10')
    expect(s.refusal('S: pick 3-10')).toBe('SF-1.8 pickedByOther')
    expect(s.refusal('N: pick 3-11')).toBe('SF-1.8 noSuchCard')
    expect(s.refusal('N: pick 3-35')).toBe('SF-1.8 notYourTurn')
    s.play('S: pick 3-35')
    expect(s.refusal('N: pick 3-10')).toBe('SF-1.8 pickedTwice')
    expect(s.refusal('N: stop')).toBe('SF-1.8 stopLater')
  })

  test('SF-1.8 from 25 cards on one may stop; the other goes on as long as they like', () => {
    const s = pickUpTo(drafting(), 25)
    expect(s.asked).toBe('N draft')
    expect(s.choices('N')[0]).toBe('stop')
    s.play('N: stop')
    for (const move of ['pick 3-100', 'pick 3-95', 'pick 3-90']) {
      expect(s.asked).toBe('S draft')
      s.play(`S: ${move}`)
    }
    expect(s.refusal('N: pick 3-85')).toBe('SF-1.8 notYourTurn')
    s.play('S: stop')
    expect(s.asked).toContain('compose')
    expect(piles(s)).toEqual([28, 25])
  })

  test('SF-1.8 the draft ends by itself when no card is left', () => {
    const s = pickUpTo(drafting(), 50)
    expect(s.asked).toContain('compose')
  })

  test('SF-1.8 a set split by chance gives each half of it, no card twice', () => {
    const s = dealt({ mode: 'ultimate', ultimatePool: 'randomSplit' })
    s.play('S: cruiser ares', 'N: cruiser hestia')
    const { layout } = kitOf(s.table.options)
    const faces = [0, 1].map((seat) =>
      s.table.cards.zones[pileOf(true, seat)].map((card) => layout.face[card]),
    )
    expect(faces.map((each) => each.length)).toEqual([50, 50])
    expect(new Set(faces.flat()).size).toBe(100)
  })

  test('SF-1.8 each composes a pile of at least 25 from the own share, both at once and in secret', () => {
    const s = pickUpTo(drafting(), 25).play('N: stop', 'S: pick 3-100', 'S: pick 3-95', 'S: stop')
    // North has 25 cards and nothing to leave out.
    expect(starfighter.deciding(s.table)).toEqual([0])
    expect(s.refusal('N: leave 0-01')).toBe('SF-1.8 pileReady')
    expect(s.choices('S')).toContain('leave 3-100')
    s.play('S: leave 3-100')
    expect(s.refusal('S: leave 3-100')).toBe('SF-1.8 leftOutAlready')
    expect(s.refusal('S: leave 3-90')).toBe('SF-1.8 notInShare')
    expect(s.refusal('S: pass')).toBe('SF-1.8 composeNow')
    const theirs = s.view(1)
    expect(theirs.zones[leftOutOf(0)].cards.every(({ face }) => face === -1)).toBe(true)
    expect(s.view(0).zones[leftOutOf(0)].cards.map(({ face }) => face)).toEqual([99])
    expect(s.events.at(-1)).toMatchObject({ kind: 'leftOut', card: { secret: 99, to: 1 } })
    s.play('S: ready')
    expect(s.asked).toContain('deployment')
    expect(s.events.some(({ kind }) => kind === 'cruisers')).toBe(true)
    expect(s.view(1).cruisers).toEqual(s.table.cruisers)
    expect(sizes(s, handOf).map((hand, seat) => hand + piles(s)[seat])).toEqual([26, 25])
  })

  test('SF-1.8 at 25 cards the pile is ready by itself', () => {
    const s = dealt({ mode: 'ultimate', ultimatePool: 'randomSplit' })
    s.play('S: cruiser ares', 'N: cruiser hestia', 'N: ready')
    expect(starfighter.deciding(s.table)).toEqual([0])
    while (s.asked.includes('compose')) s.play(`S: ${s.choices('S')[1]}`)
    expect(sizes(s, leftOutOf)).toEqual([25, 0])
  })

  test('SF-1.8 a set of fewer than 50 cards cannot be divided', () => {
    const small = { ...cards, cards: cards.cards.slice(0, 49) }
    expect(addCards('forty-nine', small)).toBeNull()
    const read = (ultimatePool: string) =>
      readOptions(starfighter.options, { mode: 'ultimate', ultimatePool, cards: 'forty-nine' })
    for (const pool of ['draft', 'randomSplit'])
      expect(read(pool)).toMatchObject({
        code: 'starfighter.setSmall',
        rule: 'SF-1.8',
        params: { n: 49, min: 50 },
      })
    removeCards('forty-nine')
  })

  test('SF-1.9 both may have the same card in play, and they are told apart', () => {
    const s = dealt({ mode: 'ultimate' }).play('S: cruiser ares', 'N: cruiser ares')
    const { layout } = kitOf(s.table.options)
    expect(layout.face.filter((face) => face === 9)).toHaveLength(2)
    expect(layout.pool.filter((_, card) => layout.face[card] === 9)).toEqual([0, 1])
  })
})
