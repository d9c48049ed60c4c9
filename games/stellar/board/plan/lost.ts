import { isPhone, type Plan } from './plan.ts'

export interface LostPlan {
  /** How wide a ship is drawn. */
  readonly card: number
  readonly columns: number
  /** Is there room for a line above them? */
  readonly titled: boolean
}

/** Between two ships. */
const GAP = 6
/** What stands beside them: who the viewer is, and the way to decline; on a phone only that. */
const BESIDE = { broad: 470, narrow: 132 }
/** Above and below them: margins; on a phone held upright also what is asked. */
const AROUND = { broad: 24, narrow: 42 }
const TITLE = 30

/** So many kinds of lost ships, in the place of the hand: in one row or two, whichever draws them larger. */
export function lostPlan(plan: Plan, kinds: number): LostPlan {
  const shape = plan.broad ? 'broad' : 'narrow'
  const titled = !isPhone(plan)
  const width = plan.width - BESIDE[shape]
  const height = plan.own - AROUND[shape] - (titled ? TITLE : 0)
  const [one, two] = [1, 2].map((rows) => {
    const columns = Math.max(1, Math.ceil(kinds / rows))
    const across = (width - GAP * (columns - 1)) / columns
    const upright = (height - GAP * (rows - 1)) / rows / 1.4
    return { card: Math.floor(Math.min(across, upright, plan.hand)), columns, titled }
  })
  return two.card > one.card ? two : one
}
