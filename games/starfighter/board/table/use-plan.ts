import { useCardScale, useSize } from '@sternentisch/grammar'
import { type RefObject, useMemo } from 'react'
import { columnOf, columnsOf, SECTOR_LIST } from '../../reading/columns.ts'
import { isSeated, nearSeat, openHands } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import { type Plan, planOf } from '../plan/plan.ts'

/** Where everything lies on a board of this size. */
export function usePlan(root: RefObject<HTMLDivElement | null>, view: View, zoomed: boolean): Plan {
  const { width, height } = useSize(root)
  const scale = useCardScale()
  const near = nearSeat(view)
  const columns = columnsOf(view.offset)
  const seated = openHands(view).length > 0
  const acts = isSeated(view)
  const leftmost = SECTOR_LIST.some((sector) => columnOf(view, near, sector) === 0) ? 'near' : 'far'
  return useMemo(
    () => planOf({ width, height, columns, leftmost, seated, acts, scale, zoomed }),
    [width, height, columns, leftmost, seated, acts, scale, zoomed],
  )
}
