import { type PointerEvent, useRef } from 'react'
import { dropOn } from './act.ts'
import type { Interacting } from './context.ts'
import { enlarge, shrink } from './enlarge.ts'
import { type SpotElement, spotAt } from './focus.ts'
import { standingOf } from './standing.ts'
import { takeOut } from './take-out.ts'
import { LET_GO } from './travel.ts'

/** As far as a finger trembles. */
const TREMBLE = 8
const LONG_PRESS = 500

interface Press {
  readonly id: string
  readonly element: SpotElement
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
  dragging: boolean
}

export interface PointerHandlers {
  down(event: PointerEvent): void
  move(event: PointerEvent): void
  up(event: PointerEvent): void
  cancel(event: PointerEvent): void
  /** True right after a drag or a long press, whose click means nothing. */
  swallowsClick(): boolean
}

/** Dragging a card to a place, and long presses that explain and show it large. */
export function usePointer(
  latest: { readonly current: Interacting },
  regard: (id: string | null) => void,
): PointerHandlers {
  const press = useRef<Press | null>(null)
  const swallow = useRef(false)
  return useRef<PointerHandlers>({
    down(event) {
      swallow.current = false
      const element =
        event.target instanceof Element ? event.target.closest<SpotElement>('[data-spot]') : null
      const id = spotAt(element)
      if (id === null || !element || event.button !== 0 || !event.isPrimary) return
      const timer = setTimeout(() => {
        if (event.pointerType !== 'touch' || press.current?.dragging) return
        swallow.current = true
        regard(id)
        if (latest.current.spots.get(id)?.decides === undefined) raise(element)
      }, LONG_PRESS)
      const { clientX: x, clientY: y, pointerId: pointer } = event
      press.current = { id, element, pointer, x, y, timer, dragging: false }
    },
    move(event) {
      const now = press.current
      if (!now || event.pointerId !== now.pointer) return
      // Let go somewhere beyond the board.
      if (event.buttons === 0) {
        release(press)
        return
      }
      if ('enlarged' in now.element.dataset) return
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.dragging) {
        if (Math.hypot(dx, dy) < TREMBLE || !lift(latest.current, now)) return
        event.currentTarget.setPointerCapture?.(now.pointer)
      }
      now.element.style.translate = `${dx}px ${dy}px`
      regard(spotAt(document.elementFromPoint(event.clientX, event.clientY)))
    },
    up(event) {
      const now = press.current
      if (!now || event.pointerId !== now.pointer) return
      if (now.dragging) {
        swallow.current = true
        const goal = spotAt(document.elementFromPoint(event.clientX, event.clientY))
        const decided = goal !== null && goal !== now.id && dropOn(latest.current, goal)
        if (decided) now.element.dispatchEvent(new CustomEvent(LET_GO, { bubbles: true }))
      }
      release(press)
    },
    cancel: () => release(press),
    swallowsClick: () => swallow.current,
  }).current
}

/** Picks what is being dragged; false if it cannot be. */
function lift({ choice, spots }: Interacting, press: Press): boolean {
  const entry = spots.get(press.id)
  if (!choice || !entry || entry.decides !== undefined) return false
  const pick = { parts: entry.parts, at: press.id }
  const { picked, pickable } = standingOf(choice, pick)
  if (!picked && pickable === null) return false
  if (!picked) choice.put(choice.after(pick) ?? choice.picks)
  press.dragging = true
  press.element.dataset.dragging = ''
  for (const each of around(press.element)) each.dataset.holding = ''
  // In the element itself: whatever a board says of picked cards, this one follows the pointer, and at once.
  press.element.style.transition = 'none'
  takeOut(press.element)
  return true
}

/** Shows a spot large, above everything. */
function raise(element: SpotElement): void {
  for (const each of around(element)) each.dataset.holding = ''
  enlarge(element)
}

/** What a spot lies in, up to the board: all of it comes to the front while the spot is dragged or held. */
function around(element: SpotElement): HTMLElement[] {
  const parent = element.parentElement
  return parent && !parent.classList.contains('interaction') ? [parent, ...around(parent)] : []
}

function release(press: { current: Press | null }): void {
  const now = press.current
  if (!now) return
  clearTimeout(now.timer)
  delete now.element.dataset.dragging
  for (const each of around(now.element)) delete each.dataset.holding
  shrink(now.element)
  now.element.style.removeProperty('transition')
  press.current = null
}
