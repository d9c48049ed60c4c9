import { describe, expect, it } from 'vitest'
import { clearestLane, leftAt } from './battle-place.ts'

/** Four lanes side by side on a board of 1140 pixels. */
const lanes = [0, 1, 2, 3].map((at) => ({ left: 16 + at * 280, top: 60, width: 268, height: 500 }))
const at = (fought: number, ships: readonly number[]): number => clearestLane(lanes, 1140, fought, ships)

describe('the panel of a battle', () => {
  it('stands where no ships lie, far from the fight', () => {
    expect(at(0, [1, 0, 0, 0])).toBe(3)
    expect(at(3, [0, 0, 0, 1])).toBe(0)
  })

  it('leaves ships in sight rather than standing far away', () => {
    expect(at(0, [1, 0, 0, 2])).toBe(1)
    expect(at(3, [2, 0, 1, 1])).toBe(1)
  })

  it('never covers the sector that was fought for, though others are full', () => {
    expect(at(1, [3, 0, 3, 3])).not.toBe(1)
    expect(leftAt(lanes[at(0, [0, 5, 5, 5])], 1140)).toBeGreaterThan(lanes[0].left + lanes[0].width)
  })

  it('stays on the board', () => {
    expect(leftAt(lanes[3], 1140)).toBe(1140 - 300 - 16)
    expect(leftAt(undefined, 1140)).toBe(16)
  })
})
