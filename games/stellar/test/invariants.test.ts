import { seatsUpTo } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import file from '../cards/stellar.json' with { type: 'json' }
import { fleetsFrom, isFleetFrom } from '../rules/fleet-list.ts'
import { fleetFrom } from '../rules/fleets.ts'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Mode } from '../rules/options.ts'
import { SHIPS, shipSet } from '../rules/ships.ts'
import { opensSector } from '../rules/solar-system.ts'
import { wonBy } from '../rules/zones.ts'
import { contestedSectors, hiddenAboveBottom, shipsByPlace } from './count.ts'
import { draw } from './draw.ts'
import { type Moment, randomGame } from './random-game.ts'

const MODES: readonly Mode[] = ['duel', 'trio', 'quartet', 'tandem']
const GAMES = 8

/** Looks at every moment of some random games; answers the tables at which something was wrong. */
function troubles(mode: Mode, name: string, isFine: (moment: Moment) => boolean): string[] {
  const found: string[] = []
  for (let game = 0; game < GAMES; game++) {
    randomGame({ mode }, `${name} ${mode} ${game}`, (moment) => {
      if (!isFine(moment)) found.push(draw(moment.table))
    })
  }
  return found
}

describe.each(MODES)('Through random games: %s', (mode) => {
  test('warships of two sides lie together only while they fight', () => {
    const found = troubles(mode, 'sides', ({ table }) => {
      const top = table.pending.at(-1)
      const fought = top?.kind === 'battle' ? top.sector + 1 : 0
      return contestedSectors(table).every((sector) => sector === fought)
    })
    expect(found).toEqual([])
  })

  test('only the bottom of a stack is hidden', () => {
    expect(troubles(mode, 'hidden', ({ table }) => hiddenAboveBottom(table).length === 0)).toEqual([])
  })

  test('never more than two things wait, and somebody always has a choice', () => {
    const known = ['fleets', 'turn', 'turn ability', 'turn battle']
    const found = troubles(mode, 'pending', ({ table, seat }) => {
      const kinds = table.pending.map((frame) => frame.kind).join(' ')
      return known.includes(kinds) && stellar.actionsAt(table, seat).length > 0
    })
    expect(found).toEqual([])
  })

  test('hands hold two ships at most, fleets six', () => {
    const found = troubles(mode, 'limits', ({ table }) =>
      shipsByPlace(table).every(([, fleet, hand]) => hand <= 2 && fleet + hand <= 6),
    )
    expect(found).toEqual([])
  })

  test('every game ends, and its scores are the cards that were won', () => {
    for (let game = 0; game < GAMES; game++) {
      const { result, cards: end, options } = randomGame({ mode }, `ends ${mode} ${game}`)
      const { players, solar, layout } = kitOf(options)
      const won = seatsUpTo(players).map((seat) =>
        end.zones[wonBy(players, seat)].reduce((sum, card) => sum + solar[layout.face[card]]!.value, 0),
      )
      expect(result?.scores).toEqual(won)
      expect(result?.winners.length).toBeGreaterThan(0)
    }
  })
})

describe('Numbers that are known', () => {
  test.each([
    ['standard16', 2251],
    ['trio10', 629],
  ] as const)('%s makes %i different fleets', (name, fleets) => {
    const all = fleetFrom(SHIPS.flatMap((ship) => Array<number>(shipSet(name)[ship]).fill(ship)))
    expect(new Set(fleetsFrom(all, 0)).size).toBe(fleets)
    expect(fleetsFrom(all, 0)).toHaveLength(fleets)
  })

  test.each([0, 4, 6])('a fleet of %i ships at least is known by itself as it is by the list', (smallest) => {
    const standard = fleetsFrom(fleetFrom(SHIPS.flatMap((ship) => [ship, ship])), 0)
    for (const ships of [SHIPS, SHIPS.slice(2), [...SHIPS.slice(0, 5), ...SHIPS.slice(3)]]) {
      const reserve = fleetFrom(ships)
      const listed = new Set(fleetsFrom(reserve, smallest))
      const known = standard.filter((fleet) => isFleetFrom(fleet, reserve, smallest))
      expect(new Set(known)).toEqual(listed)
    }
    expect(isFleetFrom(fleetFrom(SHIPS), fleetFrom(SHIPS), 0)).toBe(false)
  })

  test.each([
    [8, file.sectorCounts.cards8, 4.25],
    [10, file.sectorCounts.cards10, 5.21],
  ])('%i cards make so many sectors, counted exactly', (dealt, expected, mean) => {
    const chances = sectorChances(dealt)
    expect([...chances.keys()].sort()).toEqual(Object.keys(expected).map(Number))
    for (const [sectors, chance] of Object.entries(expected)) {
      // The file rounds to six digits after the point.
      expect(chances.get(Number(sectors))! / chance).toBeCloseTo(1, 2)
    }
    const average = [...chances].reduce((sum, [sectors, chance]) => sum + sectors * chance, 0)
    expect(average).toBeCloseTo(mean, 2)
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
})

/** The chance of each number of sectors, over every order of the deck's types. */
function sectorChances(dealt: number): Map<number, number> {
  const counts = cards.solarTypes.map((type) => type.count)
  let ways = new Map([[JSON.stringify({ counts, previous: null, newest: 0, sectors: 0 }), 1]])
  for (let card = 0; card < dealt; card++) {
    const next = new Map<string, number>()
    for (const [key, chance] of ways) {
      const state = JSON.parse(key) as {
        counts: number[]
        previous: number | null
        newest: number
        sectors: number
      }
      state.counts.forEach((left, index) => {
        if (left === 0) return
        const opens = opensSector(index + 1, state.previous, state.newest)
        const after = {
          counts: state.counts.with(index, left - 1),
          previous: index + 1,
          newest: opens ? 1 : state.newest + 1,
          sectors: state.sectors + (opens ? 1 : 0),
        }
        const name = JSON.stringify(after)
        next.set(name, (next.get(name) ?? 0) + (chance * left) / (32 - card))
      })
    }
    ways = next
  }
  const chances = new Map<number, number>()
  for (const [key, chance] of ways) {
    const { sectors } = JSON.parse(key) as { sectors: number }
    chances.set(sectors, (chances.get(sectors) ?? 0) + chance)
  }
  return chances
}
