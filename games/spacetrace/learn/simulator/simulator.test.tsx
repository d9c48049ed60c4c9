import { speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { attack, fleet, scene } from '../../test/scene.ts'
import { spacetraceText } from '../../text/index.ts'
import { courseOf, vectorOf } from './course.ts'
import {
  added,
  advanced,
  damaged,
  EXAMPLE,
  type Fleets,
  hasOneBefore,
  mayAdd,
  removed,
  shipOf,
  ships,
  shipsIn,
} from './fleets.ts'
import Simulator from './simulator.tsx'

const lineOf = (fleets: Fleets, seat: number): string =>
  fleets[seat].map((placed) => `${placed.id} ${shipsIn(placed)}`).join('; ')
const ids = (fleets: Fleets, seat: number): string[] => fleets[seat].map(({ id }) => id)

describe('two fleets', () => {
  it('a new card stands at the back of its class, and before the Base', () => {
    expect(ids(added(EXAMPLE, 1, 'patrol'), 1)).toEqual(['fighter', 'drones', 'patrol', 'cruiser', 'base'])
    expect(ids(added(EXAMPLE, 1, 'starfort'), 1)).toEqual([
      'fighter',
      'drones',
      'cruiser',
      'starfort',
      'base',
    ])
    expect(ids(added(EXAMPLE, 1, 'patrol'), 0)).toEqual(ids(EXAMPLE, 0))
  })

  it('no more copies than half a box has, and one Base', () => {
    const fighter = shipOf('fighter')
    let fleets = EXAMPLE
    for (let more = 1; more < fighter.perPlayer; more++) fleets = added(fleets, 0, 'fighter')
    expect(mayAdd(EXAMPLE, 0, fighter)).toBe(true)
    expect(mayAdd(fleets, 0, fighter)).toBe(false)
    expect(mayAdd(fleets, 1, fighter)).toBe(true)
    expect(mayAdd(EXAMPLE, 0, shipOf('base'))).toBe(false)
    expect(ships.map(({ id }) => id)).not.toContain('mothership')
  })

  it('are damaged from the front, and never beyond what a card is', () => {
    expect(lineOf(damaged(EXAMPLE, 1, 0, 90), 1)).toMatch(/^fighter 10x0 90x1; drones 70x2;/)
    expect(lineOf(damaged(EXAMPLE, 1, 3, 860), 1)).toMatch(/base 1x860$/)
    expect(damaged(EXAMPLE, 1, 0, 900)).toEqual(EXAMPLE)
    expect(damaged(EXAMPLE, 1, 0, -5)[1][0].left).toBe(1)
  })

  it('change their order within a class, and lose a card', () => {
    expect(EXAMPLE[0].map((_, at) => hasOneBefore(EXAMPLE[0], at))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    expect(ids(advanced(EXAMPLE, 0, 1), 0).slice(0, 2)).toEqual(['stormwing', 'fighter'])
    expect(ids(removed(EXAMPLE, 1, 2), 1)).toEqual(['fighter', 'drones', 'base'])
  })
})

describe('their battle', () => {
  const worn = damaged(added(added(EXAMPLE, 0, 'jamfrigate'), 1, 'starfort'), 1, 0, 55)

  it.each([
    ['whole', EXAMPLE],
    ['worn, with abilities', worn],
  ])('%s: ends as at a real table', (_, fleets) => {
    const table = scene({ A: { base: lineOf(fleets, 0) }, B: { base: lineOf(fleets, 1) } })
    attack(table)
    const { instants, outcome } = courseOf(fleets)
    const left = [0, 1].map((seat) =>
      [...outcome.cards.values()]
        .filter((card) => card.seat === seat && card.runs.some((lp, at) => at % 3 === 1 && lp > 0))
        .map(({ figures }) => figures.id),
    )
    const real = ['A', 'B'].map((side) =>
      fleet(table, side)
        .split('; ')
        .map((card) => card.split(' ')[0]),
    )
    expect(left).toEqual(real)
    const base = instants
      .at(-1)!
      .view.ships.flat()
      .flatMap(({ runs }) => runs.map(({ lp }) => lp))
    expect(base).toContain(Number(/base 1x(\d+)/.exec(fleet(table, 'B'))![1]))
  })

  it('goes row by row from whole fleets to the end', () => {
    const { instants } = courseOf(EXAMPLE)
    expect(instants.map(({ row }) => row)).toEqual([null, 1, 2, 3, 4])
    expect(instants[0].fought).toBeNull()
    expect(instants.map(({ fought }) => fought?.battles[0].rows.length ?? 0)).toEqual([0, 1, 2, 3, 4])
    expect(instants[1].events.filter(({ kind }) => kind === 'row')).toHaveLength(1)
  })

  it('is written in lines, the fleets first', () => {
    const lines = vectorOf(EXAMPLE, courseOf(EXAMPLE)).split('\n')
    expect(lines[0]).toBe(`A ${lineOf(EXAMPLE, 0)}`)
    expect(lines[1]).toBe(`B ${lineOf(EXAMPLE, 1)}`)
    expect(lines[2]).toBe(': row I A-I* B-I*')
    expect(lines).toContain(': row II A-II* B-III*')
    expect(lines).toContain(': destroyer#3 10x10 | cruiser#8 1x0')
  })
})

it.each(['en', 'de', 'fr'] as const)('the simulator is drawn in %s', (lang) => {
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'none' } } })
  const drawn = renderToStaticMarkup(<Simulator speech={speechIn(lang, [spacetraceText])} />)
  vi.unstubAllGlobals()
  expect(drawn).not.toMatch(/undefined|NaN|\[object|spacetrace\./)
  expect(drawn.match(/sp-row"/g)).toHaveLength(4)
})
