import { type Size, useCardScale } from '@sternentisch/grammar'
import { useMemo, useRef } from 'react'
import { sectorsOf, solarAt } from '../../reading/sight.ts'
import { isPlayer, opponentsOf, picksFleet } from '../../reading/viewpoint.ts'
import type { View } from '../../rules/view.ts'
import { planOf } from './layout.ts'
import type { Plan } from './plan.ts'

/** Where everything lies on a board of this size. */
export function usePlan(view: View, { width, height }: Size): Plan {
  const scale = useCardScale()
  const shape = useShape(
    view.scenario,
    sectorsOf(view).map((sector) => solarAt(view, sector).cards.length),
  ).join()
  return useMemo(
    () =>
      planOf({
        width,
        height,
        sectors: shape === '' ? [] : shape.split(',').map(Number),
        opponents: opponentsOf(view).length,
        seated: isPlayer(view),
        yard: picksFleet(view),
        scale,
      }),
    [width, height, shape, view, scale],
  )
}

/** While a scenario is settled, sectors lose their cards one by one; their lanes stay as wide as they were. */
function useShape(scenario: number, now: readonly number[]): readonly number[] {
  const kept = useRef<{ scenario: number; shape: readonly number[] }>({ scenario: 0, shape: [] })
  const { current } = kept
  const same = current.scenario === scenario && current.shape.length === now.length
  const shape = same ? now.map((n, sector) => Math.max(n, current.shape[sector])) : now
  kept.current = { scenario, shape }
  return shape
}
