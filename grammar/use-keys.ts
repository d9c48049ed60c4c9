import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { actOn } from './act.ts'
import { directionOf, isSideways, nearest, sharesRow } from './compass.ts'
import type { Interacting } from './context.ts'
import { isShown, regionOf, type SpotElement, spotAt, spotsIn } from './focus.ts'

type Latest = { readonly current: Interacting }

/** Arrows move between spots (with Shift only between those that can be picked), Enter picks and confirms. */
export function useKeys(latest: Latest, regard: (id: string | null) => void) {
  return useRef((event: KeyboardEvent<HTMLDivElement>): void => {
    const id = spotAt(event.target)
    if (id === null) return
    const goal = goalOf(event, event.target as SpotElement)
    if (goal) {
      event.preventDefault()
      goal.focus()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      latest.current.choice?.confirm()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      regard(id)
      actOn(latest.current, id)
    }
  }).current
}

function goalOf(event: KeyboardEvent<HTMLDivElement>, from: SpotElement): SpotElement | null {
  const all = spotsIn(event.currentTarget).filter(
    (spot) => isShown(spot) && (!event.shiftKey || spot.dataset.pickable !== undefined),
  )
  if (event.key === 'Home') return all[0] ?? null
  if (event.key === 'End') return all.at(-1) ?? null
  const direction = directionOf(event.key)
  if (!direction) return null
  const here = from.getBoundingClientRect()
  // To the left and right lies what stands in the same row, or at least in the same region: never the hand below.
  const mayGo = (spot: SpotElement): boolean =>
    !isSideways(direction) ||
    regionOf(spot) === regionOf(from) ||
    sharesRow(here, spot.getBoundingClientRect())
  const others = all.filter((spot) => spot !== from && mayGo(spot))
  const boxes = others.map((spot) => spot.getBoundingClientRect())
  return others[nearest(here, boxes, direction)] ?? null
}
