import { describe, expect, test } from 'vitest'
import { MILITARY } from '../rules/ships.ts'
import { READY } from '../rules/table.ts'
import {
  deckOf,
  discardOf,
  fleetOf,
  handOf,
  removedOf,
  reserveOf,
  solarIn,
  stackIn,
  wonBy,
} from '../rules/zones.ts'
import { dealt, scene } from './scene.ts'
import { seen, seenByAll } from './seen.ts'

const VIEWERS = [0, 1, 2, 'audience'] as const

const table = (changes: (text: string) => string = (text) => text) =>
  scene(
    changes(`
      scenario 2
      S1(5:-5+B 2:2F) A (Sl+B) [Fo] | C (Ro)
      S2(4:4) A (Cr^) [Me]
      A hand Wr De
      A fleet Ro Sl Cr
      A discard Fl Ki+C Ki+*
      A won 1:6 5:-5
      B hand Ki
      removed 3:3`),
    { mode: 'quartet' },
  )

describe('Who sees what, place by place', () => {
  test('the solar deck: how many cards, and nothing else', () => {
    expect(seenByAll(table(), deckOf(4))).toEqual(Array(4).fill(Array(26).fill('?').join(' ')))
  })

  test('the order of the deck and the cards that stay over: nobody', () => {
    const s = dealt({ mode: 'trio' })
    const before = VIEWERS.map((viewer) => s.view(viewer))
    s.table.cards.zones[deckOf(3)].reverse()
    expect(VIEWERS.map((viewer) => s.view(viewer))).toEqual(before)
    const over = scene('scenario 3\nS1 –\nA hand Ki', { mode: 'trio' }).play('A: Ki@1')
    expect(new Set(seen(over, 0, deckOf(3)).split(' '))).toEqual(new Set(['?']))
  })

  test('a solar card: its type for all, its points for those who looked', () => {
    expect(seenByAll(table(), solarIn(4, 0))).toEqual(['5:? 2:?', '5:-5 2:?', '5:? 2:?', '5:? 2:?'])
  })

  test('a solar card that somebody looked at is turned up at the end of the scenario', () => {
    const s = scene('scenario 2\nS1(5:-5+B) A [Fo]\nS2(4:4) –\nA hand Ki', { mode: 'trio' }).play('A: Ki@2')
    expect(seenByAll(s, wonBy(3, 0))).toEqual(Array(4).fill('4:4 5:-5'))
  })

  test('won and removed cards: everybody', () => {
    expect(seenByAll(table(), wonBy(4, 0))).toEqual(Array(4).fill('1:6 5:-5'))
    expect(seenByAll(table(), removedOf(4))).toEqual(Array(4).fill('3:3'))
  })

  test('the reserve: everybody sees how many ships, only the owner which', () => {
    const s = scene('S1 –\nA reserve Fo Sl\nA discard …\nA hand Ki\nB hand Ki', { mode: 'trio' })
    expect(seenByAll(s, reserveOf(0))).toEqual(['Fo Sl', '? ?', '? ?', '? ?'])
  })

  test('a fleet that is being built: the owner sees the choice, the others only that it is made', () => {
    const s = dealt({ mode: 'trio' }).play('A: fleet Ki', 'C: fleet')
    const picks = VIEWERS.map((viewer) => s.view(viewer).pending[0])
    expect(picks).toMatchObject([
      { picks: [1 << 16, -1, READY] },
      { picks: [READY, -1, READY] },
      { picks: [READY, -1, 0] },
      { picks: [READY, -1, READY] },
    ])
  })

  test('the fleet pile: everybody sees how many, and the class on top', () => {
    const s = table()
    for (const viewer of VIEWERS) {
      expect(s.view(viewer).zones[fleetOf(0)]).toMatchObject({ size: 3, top: MILITARY })
    }
  })

  test('the fleet pile: the owner sees which ships are left, the others do not', () => {
    expect(seenByAll(table(), fleetOf(0))).toEqual(['Ro Sl Cr', '? ? ?', '? ? ?', '? ? ?'])
  })

  test('the fleet pile: nobody sees the order, not even the owner', () => {
    const other = table((text) => text.replace('fleet Ro Sl Cr', 'fleet Cr Ro Sl'))
    for (const viewer of VIEWERS) expect(other.view(viewer)).toEqual(table().view(viewer))
  })

  test('the hand: everybody sees the classes as an unordered pair', () => {
    expect(seenByAll(table(), handOf(0))).toEqual(['Wr De', 'c m', 'c m', 'c m'])
    const other = table((text) => text.replace('hand Wr De', 'hand De Wr'))
    for (const viewer of VIEWERS) expect(other.view(viewer)).toEqual(table().view(viewer))
  })

  test('a ship on the table: owner, sector, place, class, facing and the mark of a Mend are public', () => {
    const [sees, ...others] = VIEWERS.map((viewer) =>
      [stackIn(4, 0, 0), stackIn(4, 1, 0)].map((zone) =>
        table()
          .view(viewer)
          .zones[zone].cards.map(({ back, known, fetched }) => [back, known, fetched]),
      ),
    )
    expect(sees).toEqual([
      [
        [1, 0b00011, false],
        [0, 0b11111, false],
      ],
      [
        [1, 0b00001, true],
        [0, 0b11111, false],
      ],
    ])
    for (const other of others) expect(other).toEqual(sees)
  })

  test('an open ship: everybody sees its type', () => {
    expect(seenByAll(table(), stackIn(4, 0, 0)).map((text) => text.split(' ')[1])).toEqual([
      'Fo',
      'Fo',
      'Fo',
      'Fo',
    ])
  })

  test('a hidden ship: its owner and those who know it see its type', () => {
    expect(seenByAll(table(), stackIn(4, 0, 0))).toEqual(['Sl Fo', 'Sl Fo', 'm Fo', 'm Fo'])
    expect(seenByAll(table(), stackIn(4, 0, 2))).toEqual(['c', 'c', 'Ro', 'c'])
  })

  test('who knows a ship or a solar card on the table is public', () => {
    for (const viewer of VIEWERS) {
      const { zones } = table().view(viewer)
      expect(zones[stackIn(4, 0, 0)].cards[0].known).toBe(0b011)
      expect(zones[solarIn(4, 0)].cards.map((card) => card.known)).toEqual([0b010, 0])
    }
  })

  test('the discard: everybody sees how many of each class', () => {
    const s = scene('S1 –\nA hand Wr\nA discard Fl Ki Fo\nB hand Ki', { mode: 'trio' })
    expect(seenByAll(s, discardOf(0))).toEqual(['Fo Fl Ki', 'c m m', 'c m m', 'c m m'])
  })

  test('the discard: which ships, for those who have seen them; watchers see what was once open', () => {
    const s = scene('S1 –\nA hand Wr\nA discard Fl Ki+C Ki+*\nB hand Ki', { mode: 'trio' })
    expect(seenByAll(s, discardOf(0))).toEqual(['Fl Ki Ki', 'm m Ki', 'm Ki Ki', 'm m Ki'])
  })

  test('who knows what in a discard or a hand is told to nobody', () => {
    for (const viewer of VIEWERS) {
      const { zones } = table().view(viewer)
      for (const zone of [discardOf(0), handOf(0), fleetOf(0), reserveOf(0)]) {
        expect(
          zones[zone].cards.every((card) => card.known === 0 && card.handle === 0 && !card.fetched),
        ).toBe(true)
      }
    }
  })
})
