import { bit, type Seat, seatsUpTo, tellTo, type Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Mode } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { discardOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { luck } from './scene.ts'
import { pairsHiddenFrom, sameMove, swapped } from './swap.ts'

const MODES: readonly Mode[] = ['duel', 'trio', 'quartet', 'tandem']
const draws = luck('swaps').stream('swaps')
const anyOf = <T>(list: readonly T[]): T => list[draws.below(list.length)]

const viewersOf = (table: Table): Viewer[] => [...seatsUpTo(kitOf(table.options).players), 'audience']

/** Plays a move on a table and answers what happened. */
function play(table: Table, seat: Seat, action: Action): StellarEvent[] {
  const events: StellarEvent[] = []
  stellar.play(table, seat, action, luck('the same luck'), (event) => events.push(event))
  return events
}

/** Whether a fight was decided by one of these ships: what follows may rightly be different. */
const weighed = (events: readonly StellarEvent[], pair: readonly number[]): boolean =>
  events.some((event) => event.kind === 'fight' && pair.some((card) => event.weighed.includes(card)))

/** At the end of a scenario everything is turned up. */
const endsScenario = (event: StellarEvent): boolean => event.kind === 'sector'

/**
 * Plays the same moves on both tables as long as the viewer has seen none of these ships, and compares what the
 * viewer gets. Answers how many moves were compared.
 */
function follow(one: Table, two: Table, viewer: Viewer, ships: readonly number[]): number {
  expect(stellar.view(two, viewer)).toEqual(stellar.view(one, viewer))
  let compared = 0
  while (compared < 8 && one.pending[0]?.kind === 'turn') {
    const [seat] = stellar.deciding(one)
    if (seat === viewer) expect(stellar.actionsAt(two, seat)).toEqual(stellar.actionsAt(one, seat))
    const action = anyOf(stellar.actionsAt(one, seat))
    const other = sameMove(one, two, seat, action)
    const [told, toldToo] = [play(one, seat, action), play(two, seat, other)]
    const shown = ships.some((card) => one.cards.handle[card] > 0 && one.cards.known[card] & bit(viewer))
    if (shown || weighed(told, ships) || [...told, ...toldToo].some(endsScenario)) break
    expect(toldToo.map((event) => tellTo(event, viewer))).toEqual(told.map((event) => tellTo(event, viewer)))
    expect(stellar.view(two, viewer)).toEqual(stellar.view(one, viewer))
    compared++
  }
  return compared
}

describe('Two ships hidden from a viewer change places', () => {
  test.each(MODES)('views, choices and logs stay the same: %s', (mode) => {
    let compared = 0
    for (let game = 0; game < 4; game++) {
      randomGame({ mode }, `swaps ${mode} ${game}`, ({ table, turn }) => {
        if (turn % 4 > 0) return
        const viewer = anyOf(viewersOf(table))
        const pairs = pairsHiddenFrom(table, viewer)
        if (pairs.length > 0) {
          const pair = anyOf(pairs)
          compared += follow(stellar.copy(table), swapped(table, pair), viewer, pair)
        }
      })
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('a table where the viewer does know one of them looks different', () => {
    let different = 0
    randomGame({}, 'known ships', ({ table }) => {
      const { layout } = kitOf(table.options)
      const own = table.cards.zones[2]
      if (own.length < 2 || layout.face[own[0]] === layout.face[own[1]]) return
      const other = swapped(table, [own[0], table.cards.zones[0][0] ?? own[1]])
      if (JSON.stringify(stellar.view(other, 0)) !== JSON.stringify(stellar.view(table, 0))) different++
    })
    expect(different).toBeGreaterThan(0)
  })
})

describe('A hidden Mend fetches another ship of the same class', () => {
  test.each(MODES)('views and logs of all others stay the same: %s', (mode) => {
    let compared = 0
    for (let game = 0; game < 15; game++) {
      randomGame({ mode, fleetSize: 'asManyAsPossible' }, `mends ${mode} ${game}`, ({ table, seat }) => {
        const [first, second] = hiddenMends(table, seat)
        if (!second) return
        const [one, two] = [stellar.copy(table), stellar.copy(table)]
        const [told, toldToo] = [play(one, seat, first), play(two, seat, second)]
        if (told.some((event) => event.kind === 'fight' || endsScenario(event))) return
        for (const viewer of viewersOf(table).filter((each) => each !== seat)) {
          expect(stellar.view(two, viewer)).toEqual(stellar.view(one, viewer))
          expect(toldToo.map((event) => tellTo(event, viewer))).toEqual(
            told.map((event) => tellTo(event, viewer)),
          )
          const later = follow(stellar.copy(one), stellar.copy(two), viewer, [fetchedIn(one, seat)])
          compared += later
        }
      })
    }
    expect(compared).toBeGreaterThan(20)
  })
})

/** Two choices of a Mend that must look alike to the others, if there are such. */
function hiddenMends(table: Table, seat: Seat): Action[] {
  const { layout } = kitOf(table.options)
  const backs = new Map<number, Action[]>()
  if (table.cards.zones[discardOf(seat)].length < 2) return []
  for (const action of stellar.actionsAt(table, seat)) {
    if (action.kind !== 'mend' || action.up) continue
    const back = layout.back[action.ship]
    backs.set(back, [...(backs.get(back) ?? []), action])
  }
  return [...backs.values()].find((actions) => actions.length > 1) ?? []
}

/** The ship that a Mend has just brought. */
function fetchedIn(table: Table, seat: Seat): number {
  const { pool } = kitOf(table.options).layout
  return table.cards.once.findIndex((once, card) => once > 0 && pool[card] === seat)
}
