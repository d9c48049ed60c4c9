// Imagined tables that do not fit, or lean to something, are caught
import {
  fleetOf,
  handOf,
  MILITARY,
  reserveOf,
  SLICER,
  stackIn,
  stellar,
  type Table,
  type View,
} from '@sternentisch/games/stellar'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { caught, type Fault } from '@sternentisch/kernel/test'
import { expect, test } from 'vitest'

type Stellar = typeof stellar

const faults: readonly Fault<Stellar>[] = [
  [
    'an imagined table that does not fit',
    'imagine',
    { imagine: (view, random) => stellar.imagine({ ...view, scenario: 1 }, random) },
  ],
  [
    'an imagined table that could not lie there',
    'imagine',
    { imagine: (view, random) => broken(stellar.imagine(view, random)) },
  ],
  [
    'an imagination that is always the same',
    'imagine-fair',
    { imagine: (view) => stellar.imagine(view, randomFrom(seedFrom('always'))) },
  ],
  ['an imagination that leans to one ship', 'imagine-fair', { imagine: leaning }],
  [
    'tables dealt one after another that lean to one ship',
    'imagine-fair',
    { imagining: (view) => ({ deal: (random) => leaning(view, random) }) },
  ],
  [
    'a table that keeps something of what was dealt into it before',
    'imagine',
    {
      imagining: (view) => ({
        deal: (random, into) => keeping(stellar.imagining!(view).deal(random, into), into),
      }),
    },
  ],
  [
    'a table that goes on changing while others are dealt',
    'imagining',
    {
      imagining: (view) => {
        const buffer = stellar.imagine(view, randomFrom(seedFrom('buffer')))
        const { deal } = stellar.imagining!(view)
        return { deal: (random, into) => deal(random, into ?? buffer) }
      },
    },
  ],
  [
    'tables that hang on what was dealt into before',
    'imagining',
    {
      imagining: (view) => {
        const { deal } = stellar.imagining!(view)
        return { deal: (random, into) => deal(random, into && deal(random, into)) }
      },
    },
  ],
]

test.each(faults)('%s is caught by %s', (_, check, fault) => {
  expect(caught(check, { ...stellar, ...fault })).not.toBeNull()
})

test('the game without faults passes the same matches', () => {
  for (const check of new Set(faults.map(([, name]) => name)))
    expect(caught(check, stellar, 4), check).toBeNull()
})

function broken(table: Table): Table {
  const hand = table.cards.zones[handOf(0)]
  if (hand.length > 0) table.cards.zones[handOf(1)].push(hand[0])
  return table
}

/** How many scenarios were played stays as it was. */
function keeping(table: Table, into: Table | undefined): Table {
  const scenario = into ? scenarios.get(into) : undefined
  scenarios.set(table, table.scenario)
  return Object.assign(table, { scenario: scenario ?? table.scenario })
}
const scenarios = new WeakMap<Table, number>()

/** Puts a Slicer wherever a hidden military ship lies, as long as its owner has one out of sight. */
function leaning(view: View, random: Parameters<Stellar['imagine']>[1]): Table {
  const table = stellar.imagine(view, random)
  const { face, back } = stellar.layout(table)
  const { zones, known, once, handle } = table.cards
  const players = stellar.seatsOf(table.options)
  for (let seat = 0; seat < players; seat++) {
    for (let sector = 0; sector < table.sectors; sector++) {
      const stack = zones[stackIn(players, sector, seat)]
      const shown = view.zones[stackIn(players, sector, seat)].cards[0]
      const heap = [reserveOf(seat), fleetOf(seat)].map((zone) => zones[zone])
      const from = heap.find((zone) => zone.some((card) => face[card] === SLICER))
      if (!from || !shown || shown.face >= 0 || back[face[stack[0]]] !== MILITARY) continue
      const at = from.findIndex((card) => face[card] === SLICER)
      for (const marks of [known, once, handle]) {
        ;[marks[stack[0]], marks[from[at]]] = [marks[from[at]], marks[stack[0]]]
      }
      ;[stack[0], from[at]] = [from[at], stack[0]]
    }
  }
  return table
}
