// §5.6: what holds at every decision of every game
import { describe, expect, test } from 'vitest'
import type { StarfighterEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import { allHits, hitsOn, isBack, lowHalf, shieldHitsOn } from '../rules/lies.ts'
import { MODES } from '../rules/options.ts'
import { halfOf, handleOf, slotOf, type Table } from '../rules/table.ts'
import { randomGame } from './random-game.ts'
import { draw } from './scene.ts'

const GAMES = 12

/** What a table in play can hold of how a card lies: face, turn, and four counts of markers, each of three bits. */
const isLie = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1 << 14

const each = (mode: (typeof MODES)[number], name: string, look: (table: Table) => void): void => {
  for (let game = 0; game < GAMES; game++)
    look(
      randomGame(
        { mode, damageInsideCard: game % 2 ? 'ownerChooses' : 'topDown' },
        `${name} ${mode} ${game}`,
        ({ table }) => look(table),
      ),
    )
}

describe.each(MODES)('At every decision: %s', (mode) => {
  test('sectors hold no more than their slots, and boards stay within reach', () => {
    each(mode, 'slots', (table) => {
      if (table.round === 0) return
      const kit = kitOf(table.options)
      for (let zone = 0; zone < 10; zone++) {
        const { slots } = kit.ships[table.cruisers[zone < 5 ? 0 : 1]]
        expect(table.cards.zones[zone].length).toBeLessThanOrEqual(slots[zone % 5])
      }
      expect(Math.abs(table.offset)).toBeLessThanOrEqual(3)
    })
  })

  test('markers are no more than what is printed, and every card has a fighter left', () => {
    each(mode, 'markers', (table) => {
      const kit = kitOf(table.options)
      for (let zone = 0; zone < 10; zone++) {
        for (const [place, card] of table.cards.zones[zone].entries()) {
          const lie = table.lies[slotOf(zone, place)]
          const face = isBack(lie) ? kit.back : kit.layout.face[card]
          expect(isLie(lie)).toBe(true)
          for (const half of [0, 1] as const) {
            expect(hitsOn(lie, half)).toBeLessThanOrEqual(kit.fighters[face * 2 + half])
            expect(shieldHitsOn(lie, half)).toBeLessThanOrEqual(kit.shields[face * 2 + half])
          }
          const hits = allHits(lie)
          // To draw a table takes long: only where somebody will read it.
          expect(hits, hits < kit.total[face] ? '' : draw(table)).toBeLessThan(kit.total[face])
        }
      }
    })
  })

  test('what waits is visible and belongs to its controller', () => {
    let waited = 0
    each(mode, 'waiting', (table) => {
      for (const { first, second, seat } of table.pending) {
        for (const waits of [first, second].filter((one) => one !== 0)) {
          waited++
          const zone = table.cards.zones.findIndex((stack) =>
            stack.some((card) => table.cards.handle[card] === handleOf(waits)),
          )
          const stack = table.cards.zones[zone]
          const place = stack.findIndex((card) => table.cards.handle[card] === handleOf(waits))
          expect(zone < 5 ? 0 : 1).toBe(seat)
          if (place < stack.length - 1) expect(lowHalf(table.lies[slotOf(zone, place)])).toBe(halfOf(waits))
        }
      }
    })
    expect(waited).toBeGreaterThan(100)
  })

  test('hulls never rise and chains stay below the limit', () => {
    for (let game = 0; game < GAMES; game++) {
      let hull = [99, 99]
      randomGame({ mode }, `hulls ${mode} ${game}`, ({ table }) => {
        if (table.round === 0) return
        for (const seat of [0, 1]) expect(table.hull[seat]).toBeLessThanOrEqual(hull[seat])
        hull = [...table.hull]
        expect(table.chain).toBeLessThanOrEqual(100 + 50)
      })
    }
  })

  test('events tell the whole story of hulls', () => {
    const lost = [0, 0]
    const events: StarfighterEvent[] = []
    const end = randomGame({ mode }, `story ${mode}`, undefined, (event) => events.push(event))
    for (const event of events) if (event.kind === 'hull') lost[event.seat] += event.lost
    const full = end.cruisers.map((cruiser) => kitOf(end.options).ships[cruiser].cruiser.hull)
    expect(end.hull).toEqual(full.map((hull, seat) => hull - lost[seat]))
    expect(events.at(-1)).toMatchObject({ kind: 'over' })
  })
})
