import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StarfighterEvent } from '../rules/events.ts'
import { hitsOn, lowHalf, markersOn, upHalf } from '../rules/lies.ts'
import { MODES } from '../rules/options.ts'
import { slotOf, type Table } from '../rules/table.ts'
import { randomGame } from './random-game.ts'
import { draw, type Scene, scene } from './scene.ts'
import { effectAt, type Item, minus, visibleOn } from './visible.ts'

describe('Visibility', () => {
  test('SF-V1 n cards show n + 1 halves: every low half, and the up half of the top card', () => {
    const s = scene("S1: 0-01 0-06' 0-11b\n S2: 0-16")
    const handles = s.table.cards.zones[0].map((card) => s.table.cards.handle[card])
    expect(visibleOn(s.table, 0).size).toBe(6)
    expect([...visibleOn(s.table, 0)].slice(0, 4)).toEqual([
      `${handles[0]} front l`,
      `${handles[1]} front u`,
      `${handles[2]} back l`,
      `${handles[2]} back u`,
    ])
  })

  test('SF-V2 the low half of a card always shoots, the up half only on top', () => {
    const s = scene('S1: 2-14 1-02')
    expect(s.attack('S1')).toBe(6)
    expect(scene('S1: 2-14').attack('S1')).toBe(4)
  })

  test('SF-V3 a sector attacks with its visible undamaged fighters', () => {
    expect(scene('S1: 2-14{l1} 1-02{u2}').attack('S1')).toBe(3)
    expect(scene("S1: 0-01' 0-06").attack('S1')).toBe(6)
    expect(scene('').attack('S1')).toBe(0)
  })

  test('SF-V5 a covered half is hidden though everybody may read it', () => {
    const s = scene('S1: 2-08 0-01')
    expect(s.view(1).zones[0].cards[0].face).toBeGreaterThanOrEqual(0)
    expect(s.attack('S1')).toBe(3)
    s.effect('N', 'destroy').play('N: X S1.1')
    expect(s.effects).toEqual(['destroy', 'hitEnemy'])
  })

  test('SF-V8 a low half triggers when played, flipped, or pivoted while covered, and only then', () => {
    const lowHits = (s: Scene): number => s.effects.filter((effect) => effect === 'hitEnemy').length
    // 3-05: Hit enemy cruiser below.
    const text = 'S1: 0-01b 0-06b 0-11b\n S hand: 3-05'
    expect(lowHits(scene(text).play('S: p 3-05 1'))).toBe(1)
    expect(lowHits(scene('S1: 3-05b').effect('N', 'barrelRoll'))).toBe(1)
    expect(lowHits(scene("S1: 3-05' 0-01").effect('N', 'pivot').play('N: T S1.0'))).toBe(1)
    expect(lowHits(scene('S1: 3-05 0-01').effect('N', 'moveVertical').play('N: V S1.0'))).toBe(0)
    expect(lowHits(scene('S1: 3-05 0-01').effect('N', 'destroy').play('N: X S1.1'))).toBe(0)
  })

  test('SF-V9 a moved card never triggers its low half', () => {
    for (const move of ['V S2.0', 'F S2.0 4', 'H S2.0 <'] as const) {
      const effect = ({ V: 'moveVertical', F: 'moveFree', H: 'moveHorizontal' } as const)[
        move[0] as 'V' | 'F' | 'H'
      ]
      const s = scene('S2: 2-34 0-06').effect('N', effect).play(`N: ${move}`)
      expect(s.asked).toBe('S effect moveVertical')
      s.shows('hull: 20 18')
    }
  })
})

interface Change {
  readonly before: Table
  readonly after: Table
  readonly events: readonly StarfighterEvent[]
}

/** Follows random games operation by operation: what the boards showed before and after. */
function changesOf(mode: (typeof MODES)[number]): readonly Change[] {
  const changes: Change[] = []
  for (let game = 0; game < 12; game++) {
    let before: Table | null = null
    let events: StarfighterEvent[] = []
    const last = randomGame(
      { mode, damageInsideCard: game % 2 ? 'ownerChooses' : 'topDown' },
      `visible ${mode} ${game}`,
      ({ table }) => {
        const after: Table = JSON.parse(JSON.stringify(table))
        if (before) changes.push({ before, after, events })
        before = after
        events = []
      },
      (event) => events.push(event),
    )
    expect(last.result).not.toBeNull()
  }
  return changes
}

const hasMarkersInSight =
  ({ lies }: Table) =>
  (stack: readonly number[], zone: number): boolean => {
    const lieAt = (place: number): number => lies[slotOf(zone, place)]
    const cards = [...stack.keys()].map(lieAt)
    return (
      cards.slice(0, -1).every((lie) => markersOn(lie, upHalf(lie)) === 0) &&
      cards.every((lie) => hitsOn(lie, lowHalf(lie)) <= 4) &&
      [0, 1, 2, 3].slice(stack.length).every((slot) => lieAt(slot) === 0)
    )
  }

const OPERATIONS = ['played', 'moved', 'pivoted', 'rolled', 'destroyed']
const operationsIn = (events: readonly StarfighterEvent[]): StarfighterEvent[] =>
  events.filter(({ kind }) => OPERATIONS.includes(kind))

describe.each(MODES)('Through random games: %s', (mode) => {
  let changes: readonly Change[] = []
  beforeAll(() => {
    changes = changesOf(mode)
  })
  afterAll(() => {
    changes = []
  })

  test('SF-V4, SF-V6, SF-V7 exactly what an operation brings to light triggers, for one player, at most two halves of one card', () => {
    let compared = 0
    for (const { before, after, events } of changes) {
      const [operation, ...more] = operationsIn(events)
      // One operation and nothing after it: then before and after are those of the operation.
      if (!operation || more.length > 0 || !('seat' in operation)) continue
      compared++
      for (const seat of [0, 1]) {
        const [old, now] = [visibleOn(before, seat), visibleOn(after, seat)]
        if (seat !== operation.seat) expect(now).toEqual(old)
        const revealed = minus(now, old)
        const effects = revealed.map((item) => effectAt(after, item)).filter((effect) => effect > 0)
        const told = events.flatMap((event) =>
          event.kind === 'triggered' && event.seat === seat ? event.effects.map(({ effect }) => effect) : [],
        )
        const [said, due] = [told.sort(), effects.sort()]
        // To draw a table takes long: only where somebody will read it.
        expect(said, said.join() === due.join() ? '' : draw(before)).toEqual(due)
        expect(revealed.length).toBeLessThanOrEqual(2)
        expect(new Set(revealed.map((item: Item) => item.split(' ')[0])).size).toBeLessThanOrEqual(1)
      }
    }
    expect(compared).toBeGreaterThan(50)
  })

  test('SF-V10 markers lie on visible halves only, and none where no card lies', () => {
    const wrong = changes.filter(
      ({ after }) => !after.cards.zones.slice(0, 10).every(hasMarkersInSight(after)),
    )
    expect(wrong.map(({ after }) => draw(after))).toEqual([])
  })
})

test('SF-V11 a salvo never reaches a covered card', () => {
  const s = scene('S1: 2-14 0-01').salvo('S1', 2).shows('S1: 2-14 0-01{u2}')
  expect(s.happened('marked').every(({ place }) => place === 1)).toBe(true)
})
