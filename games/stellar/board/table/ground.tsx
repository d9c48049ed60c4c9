// The sky behind the sectors, drawn to fit what lies on it
import type { Size } from '@sternentisch/grammar'
import { sectorsOf } from '../../reading/sight.ts'
import { solarCards } from '../../reading/solar.ts'
import type { Point } from '../art/geometry.ts'
import { Sky } from '../art/sky.tsx'
import type { Plan } from '../plan/plan.ts'
import { useTable } from './context.ts'

export function Ground({ width, height }: Size) {
  const { view, plan } = useTable()
  const types = sectorsOf(view).map((sector) => solarCards(view, sector).map(({ type }) => type))
  const [first] = plan.lanes
  return (
    <Sky
      width={width}
      height={height}
      holes={holesIn(plan, types)}
      size={plan.body}
      ecliptic={plan.wide && first ? first.top + middleOf(plan, first.height) : null}
    />
  )
}

/** The middle of the bodies, from the top of a lane. */
const middleOf = (plan: Plan, height: number): number =>
  plan.wide
    ? plan.solarTop + (plan.compact ? 0 : 15) + plan.body / 2
    : plan.compact
      ? height / 2 - 8
      : height - 16 - plan.body / 2

/** Where on the sky the black holes are. */
function holesIn(plan: Plan, types: readonly (readonly number[])[]): Point[] {
  return plan.lanes.flatMap((lane, sector) =>
    (types[sector] ?? []).flatMap((type, at): Point[] => {
      if (type !== 5) return []
      const from = plan.wide ? lane.left : lane.left - 2 + (lane.width - types[sector].length * plan.slot) / 2
      return [[from + (at + 0.5) * plan.slot, lane.top + middleOf(plan, lane.height)]]
    }),
  )
}
