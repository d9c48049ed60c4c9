import { describe, expect, it } from 'vitest'
import { clearestLane, leftAt } from './panel-place.ts'

/** Four lanes side by side. */
const lanes = [0, 1, 2, 3].map((at) => ({ left: 16 + at * 280, top: 60, width: 268, height: 500 }))
const plan = { lanes, width: 1140 }
const at = (sector: number, ships: readonly number[]): number =>
  clearestLane(plan, { width: 300, sector, ships })

describe('a panel over the sectors', () => {
  it('stands where no ships lie, far from what it is about', () => {
    expect(at(0, [1, 0, 0, 0])).toBe(3)
    expect(at(3, [0, 0, 0, 1])).toBe(0)
  })

  it('leaves ships in sight rather than standing far away', () => {
    expect(at(0, [1, 0, 0, 2])).toBe(1)
    expect(at(3, [2, 0, 1, 1])).toBe(1)
  })

  it('never covers the sector it is about, though others are full', () => {
    expect(leftAt(at(0, [0, 5, 5, 5]), plan, 300)).toBeGreaterThan(lanes[0].left + lanes[0].width)
    expect(leftAt(at(3, [5, 5, 5, 0]), plan, 300)).toBeLessThan(lanes[3].left - 300)
  })

  it('stays on the board', () => {
    expect(leftAt(3, plan, 300)).toBe(1140 - 300 - 16)
    expect(leftAt(9, plan, 300)).toBe(16)
    expect(leftAt(2, plan, 2000)).toBe(16)
  })
})
