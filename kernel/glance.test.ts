import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Layout, move, newCards, show, takeUnseen, zone } from './cards.ts'
import { inOneInstant } from './glance.ts'
import type { Viewer } from './seat.ts'
import { seeZones } from './see.ts'
import type { SeenZone } from './seen.ts'

const BAG = 0
const PILE = 1
const ROW = 2
const layout: Layout = {
  zones: [
    zone({ name: 'bag', shape: 'bag', owner: 0, pool: 0, backs: 'all' }),
    zone({ name: 'pile', shape: 'pile', owner: 1, pool: 0, backs: 'top' }),
    zone({ name: 'row', shape: 'row', owner: 0, pool: 0, backs: 'all', unseenFrom: BAG }),
    zone({ name: 'other', shape: 'row', owner: 1, pool: 0, backs: 'all' }),
    zone({ name: 'store', shape: 'bag', owner: 1, pool: 0, backs: 'owner', forgets: true }),
  ],
  face: [0, 0, 1, 1, 2, 3],
  back: [0, 0, 1, 1],
  pool: [0, 0, 0, 0, 0, 0],
}
const VIEWERS = [0, 1, 'audience'] as const

/** One of the things that happen to cards, with the numbers it needs; and who looks afterwards. */
const deed = fc.record({
  what: fc.constantFrom('move', 'show', 'unseen', 'turn round', 'nothing'),
  from: fc.nat(4),
  to: fc.nat(4),
  at: fc.nat(5),
  whose: fc.integer({ min: 1, max: 31 }),
  looks: fc.subarray([...VIEWERS]),
  /** Whether those who look do so in one instant. */
  together: fc.boolean(),
})

test('who looks again, whenever and however often, sees what one sees who looks for the first time', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const cards = newCards(layout)
      cards.zones[BAG].push(0, 2, 4, 5)
      cards.zones[PILE].push(1, 3)
      const seen = new Map<Viewer, readonly SeenZone[]>()
      for (const viewer of VIEWERS) seen.set(viewer, seeZones(cards, layout, viewer))
      for (const { what, from, to, at, whose, looks, together } of deeds) {
        const zone = cards.zones[from]
        const place = at % Math.max(1, zone.length)
        if (zone.length > 0 && what === 'move') move(cards, layout, from, place, to)
        if (zone.length > 0 && what === 'show') show(cards, zone[place], whose)
        if (cards.zones[BAG].length > 0 && what === 'unseen')
          takeUnseen(cards, move(cards, layout, BAG, 0, ROW), 0)
        if (what === 'turn round') zone.reverse()
        const look = (viewer: Viewer): void => {
          const again = seeZones(cards, layout, viewer, seen.get(viewer))
          expect(again).toEqual(seeZones(cards, layout, viewer))
          expect(seeZones(cards, layout, viewer, again)).toBe(again)
          seen.set(viewer, again)
        }
        if (together) inOneInstant(looks, look)
        else for (const viewer of looks) look(viewer)
      }
    }),
    { numRuns: 500 },
  )
})

test('who looks again sees that zones are not what they were', () => {
  const cards = newCards(layout)
  cards.zones[BAG].push(0, 2, 4)
  const before = seeZones(cards, layout, 1)
  const again = seeZones(cards, layout, 1, before)
  const bare = { ...layout, zones: layout.zones.map((each) => ({ ...each, backs: 'none' as const })) }
  expect(seeZones(cards, bare, 1, again)).toEqual(seeZones(cards, bare, 1))
  expect(seeZones(cards, bare, 1)).not.toEqual(again)
})

test('what looks as before is the same thing', () => {
  const cards = newCards(layout)
  cards.zones[PILE].push(0, 2, 4)
  const before = seeZones(cards, layout, 0)
  const first = seeZones(cards, layout, 0, before)
  cards.zones[PILE].reverse()
  // The top of the pile shows its back: that one is another, and nothing else is.
  const then = seeZones(cards, layout, 0, first)
  expect(then).not.toBe(first)
  expect(then.filter((zone, index) => zone !== first[index])).toEqual([then[PILE]])
  cards.zones[PILE].reverse()
  cards.zones[PILE].push(5)
  show(cards, 5, 0b10)
  expect(seeZones(cards, layout, 0, then)[ROW]).toBe(before[ROW])
})
