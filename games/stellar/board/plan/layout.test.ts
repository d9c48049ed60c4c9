import { describe, expect, it } from 'vitest'
import { planOf } from './layout.ts'
import { type Scene, yardCard } from './plan.ts'

/** Windows of phones, tablets and screens, less the bars of the app around the board. */
const SIZES = [
  [360, 560],
  [360, 659],
  [390, 763],
  [600, 900],
  [768, 971],
  [844, 340],
  [820, 1127],
  [1024, 715],
  [1140, 847],
  [1620, 1027],
] as const
const SECTORS = [
  [3, 3, 2],
  [1, 2, 1, 3, 1],
  [3, 3, 3, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 2],
] as const

const scenes: Scene[] = SIZES.flatMap(([width, height]) =>
  SECTORS.flatMap((sectors) =>
    [1, 2, 3].flatMap((opponents) =>
      [false, true].map((yard) => ({ width, height, sectors, opponents, seated: true, yard, scale: 1 })),
    ),
  ),
)
const named = (scene: Scene): string =>
  `${scene.width} × ${scene.height}, ${scene.sectors.length} sectors, ${scene.opponents + 1} players${scene.yard ? ', yard' : ''}`

describe('The plan of a table', () => {
  it('puts every sector between the seats and the hand, beside the others and inside the window', () => {
    for (const scene of scenes) {
      const plan = planOf(scene)
      const floor = scene.height - (plan.wide && plan.yard ? 0 : plan.own)
      let end = plan.wide ? 0 : plan.seats
      for (const { left, top, width, height } of plan.lanes) {
        expect(plan.wide ? left : top, named(scene)).toBeGreaterThanOrEqual(end)
        expect(left + width, named(scene)).toBeLessThanOrEqual(scene.width)
        expect(top + height, named(scene)).toBeLessThanOrEqual(floor)
        end = plan.wide ? left + width : top + height
      }
    }
  })

  it('draws bodies, ships and places no larger than the room they have', () => {
    for (const scene of scenes.filter(({ yard }) => !yard)) {
      const plan = planOf(scene)
      const room = plan.wide ? plan.zoneHeight : plan.lanes[0].height
      expect(plan.card * 1.4, named(scene)).toBeLessThanOrEqual(room)
      expect(plan.place * 1.4, named(scene)).toBeLessThanOrEqual(room)
      expect(plan.body, named(scene)).toBeLessThanOrEqual(plan.wide ? plan.solarHeight : room)
      expect(plan.hand * 1.4, named(scene)).toBeLessThanOrEqual(plan.own)
    }
  })

  it('keeps both rows of the reserve in sight on a phone, with a hint open below them', () => {
    // Without the hint, and with the hint of five lines.
    for (const height of [659, 527]) {
      const scene = {
        width: 360,
        height,
        sectors: [2, 2, 2, 2],
        opponents: 1,
        seated: true,
        yard: true,
        scale: 1,
      }
      const ships = [
        { all: 7, copies: 3 },
        { all: 9, copies: 4 },
      ]
      const plan = planOf(scene)
      // Goal and count, two headings, two rows, the line of help, the buttons, and the gaps between them.
      expect(36 + 2 * (22 + yardCard(plan, ships) * 1.4 + 8) + 24 + 44 + 36).toBeLessThanOrEqual(plan.yard)
    }
  })

  it('shows rows where a window is higher than wide, and lanes elsewhere', () => {
    for (const scene of scenes.filter(({ yard }) => !yard))
      expect(planOf(scene).wide, named(scene)).toBe(scene.width > scene.height)
  })
})
