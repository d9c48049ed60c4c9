import { UNKNOWN } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { kitOf, typeOfBack } from '../rules/kit.ts'
import { opensSector } from '../rules/solar-system.ts'
import { deckOf, solarIn } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { dealt, type Scene, scene } from './scene.ts'
import { grouped } from './solar.ts'

describe('ST-2 Building a solar system', () => {
  test.each([
    ['duel', 2, 8],
    ['trio', 3, 10],
    ['quartet', 4, 8],
    ['tandem', 4, 8],
  ] as const)('ST-2.1 in %s (%i players) %i cards are dealt, points side down', (mode, players, cards) => {
    const s = dealt({ mode })
    expect(solarFaces(s, players).flat()).toHaveLength(cards)
    expect(s.table.cards.zones[deckOf(players)]).toHaveLength(32 - cards)
    for (const viewer of [...s.players, 'audience'] as const) {
      expect(solarFaces(s, players, viewer).flat()).toEqual(Array(cards).fill(UNKNOWN))
    }
  })

  test('ST-2.1 the cards come off the deck one after another', () => {
    const s = dealt({}, 'top of the deck')
    const kit = kitOf(s.table.options)
    const order = s.table.cards.zones[deckOf(2)].slice(-8).reverse()
    const types = order.map((card) => kit.solar[kit.layout.face[card]]!.type)
    passScenario(s)
    expect(s.table.scenario).toBe(2)
    expect(s.happened('scenario')[1].sectors.flat()).toEqual(types)
  })

  test('ST-2.2 the first card opens a sector, and so does a greater type', () => {
    expect(opensSector(1, null, 0)).toBe(true)
    expect(opensSector(4, 3, 1)).toBe(true)
  })

  test('ST-2.2 the same or a lower type joins while there is room', () => {
    expect(opensSector(3, 3, 1)).toBe(false)
    expect(opensSector(2, 3, 2)).toBe(false)
  })

  test('ST-2.2 a fourth card opens a sector whatever its type', () => {
    expect(opensSector(1, 1, 3)).toBe(true)
    expect(opensSector(1, 5, 3)).toBe(true)
  })

  test('ST-2.2 every system dealt in play is grouped like this', () => {
    for (let game = 0; game < 50; game++) {
      const [{ sectors }] = dealt({ mode: game % 2 ? 'trio' : 'duel' }, `grouping ${game}`).happened(
        'scenario',
      )
      expect(grouped(sectors.flat())).toEqual(sectors)
    }
  })

  test('ST-2.3 after a full sector the next card is compared with the card before, not with the sector', () => {
    expect(grouped([3, 3, 3, 2, 3])).toEqual([[3, 3, 3], [2], [3]])
    expect(grouped([3, 2, 1, 5, 4, 3, 4, 4, 4, 4])).toEqual([[3, 2, 1], [5, 4, 3], [4, 4, 4], [4]])
  })

  test('ST-2.4 sectors are numbered from 1 and keep their numbers', () => {
    const s = scene('S1 A (Ki)\nS2 –\nS3 B (Fo)\nA hand Cr\nB hand Cr')
    expect(s.choices('A')).toEqual(['Cr@1', 'Cr@2~', 'Cr@2', 'Cr@3~', 'Cr@3'])
    expect(s.refusal('A: Cr@4')).toBe('ST-2.4 noSector')
    s.play('A: Cr@2~', 'A: -').shows('S2 A (Cr)\nS3 B (Fo)')
  })

  test('ST-2.5 everybody sees every type, and nothing of the deck', () => {
    const s = dealt({ mode: 'trio' })
    const [{ sectors }] = s.happened('scenario')
    for (const viewer of [0, 1, 2, 'audience'] as const) {
      const { zones } = s.view(viewer)
      const types = sectors.map((_, sector) =>
        zones[solarIn(3, sector)].cards.map((card) => typeOfBack(card.back)),
      )
      expect(types).toEqual(sectors)
      expect(zones[deckOf(3)].size).toBe(22)
      expect(new Set(zones[deckOf(3)].cards.map(({ face, back }) => `${face} ${back}`))).toEqual(
        new Set(['-1 -1']),
      )
    }
  })

  test('ST-2.5 the rest of the deck is left alone until the next scenario', () => {
    let rest: readonly number[] = []
    let scenario = 0
    randomGame({}, 'the rest of the deck', ({ table }) => {
      const deck = table.cards.zones[deckOf(2)]
      if (table.scenario !== scenario) rest = [...deck]
      scenario = table.scenario
      expect(deck).toEqual(rest)
      expect(deck).toHaveLength(32 - 8 * scenario)
    })
  })

  test('ST-2.6 eight cards, five sectors', () => {
    expect(grouped([3, 4, 1, 2, 5, 5, 3, 4])).toEqual([[3], [4, 1], [2], [5, 5, 3], [4]])
  })
})

const solarFaces = (
  s: Scene,
  players: number,
  viewer: 'all' | 'audience' | 0 | 1 | 2 | 3 = 'all',
): number[][] =>
  Array.from({ length: s.table.sectors }, (_, sector) =>
    s.view(viewer).zones[solarIn(players, sector)].cards.map((card) => card.face),
  )

/** Nobody sends a fleet: the scenario is over at once. */
const passScenario = (s: Scene): Scene => s.play('A: fleet', 'B: fleet')
