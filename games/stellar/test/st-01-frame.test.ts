import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Mode } from '../rules/options.ts'
import { leftOf } from '../rules/table.ts'
import { deckOf, discardOf, handOf, reserveOf, solarIn, wonBy } from '../rules/zones.ts'
import { shipsByPlace } from './count.ts'
import { randomGame } from './random-game.ts'
import { dealt, scene } from './scene.ts'
import { settings } from './settings.ts'

const MODES: readonly Mode[] = ['duel', 'trio', 'quartet', 'tandem']

describe('ST-1 Frame', () => {
  test.each([
    ['duel', 2, 16, 4, 8],
    ['trio', 3, 10, 3, 10],
    ['quartet', 4, 16, 4, 8],
    ['tandem', 4, 16, 4, 8],
  ] as const)('%s: players, ships, scenarios and solar cards', (mode, players, ships, scenarios, solar) => {
    const kit = kitOf(settings({ mode }))
    expect([kit.players, kit.setSize, kit.scenarios, kit.solarPerScenario]).toEqual([
      players,
      ships,
      scenarios,
      solar,
    ])
    expect(stellar.seatsOf(settings({ mode }))).toBe(players)
  })

  test.each(MODES)('ST-1.1 in %s every ship is in one place and stays with its owner', (mode) => {
    const { setSize } = kitOf(settings({ mode }))
    randomGame({ mode }, `ships of ${mode}`, ({ table }) => {
      for (const [seat, places] of shipsByPlace(table).entries()) {
        expect(places.reduce((sum, count) => sum + count, 0)).toBe(setSize)
        const owners = ownCards(table.cards.zones, seat).map((card) => Math.floor(card / setSize))
        expect(owners.filter((owner) => owner !== seat)).toEqual([])
      }
    })
  })

  test('ST-1.1 a third Slicer does not exist', () => {
    expect(() => scene('S1 A (Sl) [Sl]\nA hand Sl')).toThrow('stellar.table.card')
  })

  test('ST-1.2 at the start all ships are in the reserve and nobody has won anything', () => {
    const { table } = dealt({ mode: 'trio' })
    for (const seat of [0, 1, 2]) {
      expect(table.cards.zones[reserveOf(seat)]).toHaveLength(10)
      expect(table.cards.zones[discardOf(seat)]).toEqual([])
      expect(table.cards.zones[handOf(seat)]).toEqual([])
      expect(table.cards.zones[wonBy(3, seat)]).toEqual([])
    }
  })

  test('ST-1.3 left of the last seat is the first', () => {
    const trio = kitOf(settings({ mode: 'trio' }))
    expect([leftOf(trio, 0), leftOf(trio, 1), leftOf(trio, 2)]).toEqual([1, 2, 0])
    const duel = kitOf(settings({}))
    expect([leftOf(duel, 0), leftOf(duel, 1)]).toEqual([1, 0])
  })

  test('ST-1.4 luck names the first start player, and gets round to everybody', () => {
    const starts = new Set<number>()
    for (let game = 0; game < 40; game++) starts.add(dealt({ mode: 'quartet' }, `start ${game}`).table.start)
    expect([...starts].sort()).toEqual([0, 1, 2, 3])
  })

  test('ST-1.4 the table may name the start player', () => {
    for (let game = 0; game < 5; game++) {
      expect(dealt({ mode: 'quartet', firstSeat: 'seat2' }, `start ${game}`).table.start).toBe(2)
    }
  })

  test('ST-1.5 the deck is in another order in every match', () => {
    const orders = new Set<string>()
    for (let game = 0; game < 20; game++) {
      orders.add(dealt({}, `deck ${game}`).table.cards.zones[deckOf(2)].join())
    }
    expect(orders.size).toBe(20)
  })

  test('ST-1.5 no solar card is dealt twice', () => {
    const seen: number[] = []
    let scenario = 0
    randomGame({}, 'all solar cards', ({ table }) => {
      if (table.scenario === scenario || table.sectors === 0) return
      scenario = table.scenario
      for (let sector = 0; sector < table.sectors; sector++) {
        seen.push(...table.cards.zones[solarIn(2, sector)])
      }
    })
    expect(new Set(seen).size).toBe(32)
    expect(seen).toHaveLength(32)
  })
})

const ownCards = (zones: readonly number[][], seat: number): number[] =>
  [0, 1, 2, 3].flatMap((place) => zones[seat * 4 + place])
