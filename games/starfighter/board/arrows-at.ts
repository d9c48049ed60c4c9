// The arrows of a shift and of the direction of battle stand beside what they are about, not upon it.
import type { Plan } from './plan.ts'

const ARROW = 36

/** How far arrows reach over both ends of a row: as far as what lies in the rails leaves room. */
export function arrowsAt(plan: Plan, left: number, width: number): { before: number; beyond: number } {
  if (plan.shape !== 'wide') return { before: 2, beyond: 2 }
  return {
    before: Math.min(ARROW, left - plan.leftRail + 22),
    beyond: Math.min(ARROW, plan.width - plan.rightRail + 6 - left - width),
  }
}

/** What the band of a cruiser leaves free at its ends: for one arrow on the left, two on the right. */
export function bandRoom(plan: Plan, left: number, width: number) {
  if (plan.shape !== 'wide') return {}
  const { before, beyond } = arrowsAt(plan, left, width)
  return { paddingLeft: ARROW - before, paddingRight: 2 * ARROW - beyond }
}
