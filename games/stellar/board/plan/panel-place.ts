import type { Plan } from './plan.ts'

/** How far from the edge of the board a panel stays. */
const EDGE = 16

interface Panel {
  /** How wide it is. */
  readonly width: number
  /** The sector it is about. */
  readonly sector: number
  /** How many ships it would hide in each sector. */
  readonly ships: readonly number[]
}

/** Where a panel that begins at this lane stands. */
export const leftAt = (
  lane: number,
  { lanes, width }: Pick<Plan, 'lanes' | 'width'>,
  panel: number,
): number => Math.max(EDGE, Math.min(lanes[lane]?.left ?? 0, width - panel - EDGE))

/**
 * At which lane a panel hides the fewest ships; never those of the sector it is about, if that can be helped, and
 * rather far from it than near.
 */
export function clearestLane(plan: Pick<Plan, 'lanes' | 'width'>, { width, sector, ships }: Panel): number {
  const costs = plan.lanes.map((_, at) => {
    const left = leftAt(at, plan, width)
    const covered = plan.lanes.flatMap((lane, each) =>
      lane.left < left + width && lane.left + lane.width > left ? [each] : [],
    )
    const hidden = covered.reduce((sum, each) => sum + (ships[each] ?? 0), 0)
    return (covered.includes(sector) ? 1000 : 0) + hidden * 10 - Math.abs(at - sector)
  })
  return costs.indexOf(Math.min(...costs))
}
