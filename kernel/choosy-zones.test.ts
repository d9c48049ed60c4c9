// Zones that by the rules hold only some cards: an imagined table keeps to it, and leans to nothing.
import { expect, test } from 'vitest'
import { type Layout, newCards, zone } from './cards.ts'
import { Arrangements } from './imagine.ts'
import { randomFrom } from './random.ts'
import { seeZones } from './see.ts'
import { seedFrom } from './seed.ts'

/** Six cards with faces of their own; 0 and 1 are small, 2 and 3 are large, 4 and 5 are neither. */
const SMALL = 1
const LARGE = 2
const hidden = { pool: 0, backs: 'none' } as const
const layout: Layout = {
  zones: [
    zone({ ...hidden, name: 'pile', shape: 'pile' }),
    zone({ ...hidden, name: 'gate', shape: 'row', holds: [LARGE] }),
    zone({ ...hidden, name: 'field', shape: 'row', holds: [SMALL, LARGE] }),
  ],
  face: [0, 1, 2, 3, 4, 5],
  back: [SMALL, SMALL, LARGE, LARGE, 0, 0],
  pool: [0, 0, 0, 0, 0, 0],
}

function imagined(times: number): { gate: number[]; field: number[] } {
  const cards = newCards(layout)
  cards.zones[0] = [0, 1, 4, 5]
  cards.zones[1] = [2]
  cards.zones[2] = [3]
  const seen = seeZones(cards, layout, 0)
  const draws = randomFrom(seedFrom('choosy')).stream('imagine')
  const arrangements = new Arrangements(seen, layout, 0, 2)
  const found = { gate: [0, 0, 0, 0, 0, 0], field: [0, 0, 0, 0, 0, 0] }
  for (let i = 0; i < times; i++) {
    const { zones } = arrangements.deal(draws)
    found.gate[zones[1][0]]++
    found.field[zones[2][0]]++
  }
  return found
}

test('only cards that may lie there are imagined there', () => {
  const { gate, field } = imagined(600)
  expect(gate.map((count) => count > 0)).toEqual([false, false, true, true, false, false])
  expect(field.map((count) => count > 0)).toEqual([true, true, true, true, false, false])
})

test('every arrangement that fits is equally likely', () => {
  // The gate takes one of two large cards; of the three cards that are left for the field each is as likely.
  const times = 3000
  const { gate, field } = imagined(times)
  expect(gate[2] / times).toBeCloseTo(1 / 2, 1)
  for (const small of [0, 1]) expect(field[small] / times).toBeCloseTo(1 / 3, 1)
  for (const large of [2, 3]) expect(field[large] / times).toBeCloseTo(1 / 6, 1)
})
