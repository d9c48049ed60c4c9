import type { LanePlan } from './plan.ts'

/** How wide the panel of a battle is, and how far from the edge it stays. */
const WIDTH = 300
const EDGE = 16

/** Where a panel that begins at this lane stands. */
export const leftAt = (lane: LanePlan | undefined, width: number): number =>
  Math.max(EDGE, Math.min(lane?.left ?? 0, width - WIDTH - EDGE))

/**
 * At which lane the panel of a battle covers the fewest ships beyond the planets; never the sector that was fought for,
 * if that can be helped, and rather far from it than near.
 */
export function clearestLane(
  lanes: readonly LanePlan[],
  width: number,
  fought: number,
  ships: readonly number[],
): number {
  const costs = lanes.map((lane, at) => {
    const left = leftAt(lane, width)
    const covered = lanes.flatMap((each, sector) =>
      each.left < left + WIDTH && each.left + each.width > left ? [sector] : [],
    )
    const hidden = covered.reduce((sum, sector) => sum + (ships[sector] ?? 0), 0)
    return (covered.includes(fought) ? 1000 : 0) + hidden * 10 - Math.abs(at - fought)
  })
  return costs.indexOf(Math.min(...costs))
}
