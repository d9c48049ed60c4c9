import { describe, expect, it } from 'vitest'
import { planOf } from './layout.ts'
import { lostPlan } from './lost.ts'

/** Windows less the bars of the app, and how wide a ship is at least, with all nine kinds lost. */
const SIZES = [
  [360, 560, 40],
  [360, 659, 40],
  [390, 763, 44],
  [768, 971, 44],
  [844, 340, 32],
  [1024, 715, 44],
  [1140, 847, 64],
  [1620, 1027, 90],
] as const

describe('the lost ships that a Mend may fetch', () => {
  it.each(SIZES)('lie in the place of the hand, beside the rest of it: %i × %i', (width, height, least) => {
    const scene = { width, height, sectors: [2, 2, 2], opponents: 1, seated: true, yard: false, scale: 1 }
    const plan = planOf(scene)
    for (let kinds = 1; kinds <= 9; kinds++) {
      const { card, columns } = lostPlan(plan, kinds)
      const rows = Math.ceil(kinds / columns)
      expect(card).toBeGreaterThanOrEqual(least)
      expect(rows * card * 1.4 + (rows - 1) * 6).toBeLessThanOrEqual(plan.own - 20)
      expect(columns * card + (columns - 1) * 6).toBeLessThanOrEqual(width - (plan.broad ? 400 : 120))
    }
  })
})
