// The arrows of a shift and of the direction of battle stand beside what they are about, not upon it.
import type { Plan } from '../plan/plan.ts'

const ARROW = 36

interface Room {
  readonly before: number
  readonly beyond: number
}

/** How far the arrows of a shift reach over both ends of the hull: as far as what lies in the rails leaves room. */
export function besideHull(plan: Plan, left: number, width: number): Room {
  if (plan.shape !== 'wide') return { before: 2, beyond: 2 }
  return {
    before: Math.min(ARROW, left - plan.leftRail + 22),
    beyond: Math.min(ARROW, plan.width - plan.rightRail + 6 - left - width),
  }
}

/**
 * The same for the direction of battle and the seam, beside which the right rail is empty. Where boards that face each
 * other fill the screen there is no room: then the panel alone has these arrows. Of others both ends are idle.
 */
export function besideSeam(plan: Plan, left: number, width: number): Room | null {
  if (plan.shape === 'wide') return { before: Math.min(ARROW, left - plan.leftRail + 22), beyond: ARROW }
  const [before, beyond] = [left, plan.width - left - width].map((room) => Math.min(ARROW, room - 1))
  return before < ARROW && plan.columns.length === 5 ? null : { before, beyond }
}

/** What the band of a cruiser leaves free at its ends: for one arrow on the left, two on the right. */
export function bandRoom(plan: Plan, left: number, width: number) {
  if (plan.shape !== 'wide') return {}
  const { before, beyond } = besideHull(plan, left, width)
  return { paddingLeft: ARROW - before, paddingRight: 2 * ARROW - beyond }
}
