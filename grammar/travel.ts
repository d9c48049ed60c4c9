import { type RefObject, useLayoutEffect, useRef } from 'react'
import { beforePaint } from './before-paint.ts'

/** Told by something that was dragged and has been let go for good: it travels on from there. */
export const LET_GO = 'letgo'

type Traveller = HTMLElement | SVGElement

/** Where things were on the screen, by the name they travel under. */
type Places = ReadonlyMap<string, DOMRect>

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * Motion is the difference of two positions: everything marked `data-travel="<handle>"` glides from where it
 * was at the last moment to where it is now. What was not there comes from the place that `data-travel-from`
 * names, or fades in. Such a place is another traveller, or marked `data-travel-place="<name>"`: then things come
 * from it and it stays itself (a pile does not swell when it loses a card). Instant when `pace` is 0.
 */
export function useTravel(root: RefObject<Element | null>, moment: unknown, pace: number): void {
  const before = useRef<Places | null>(null)
  const shown = useRef<unknown>(undefined)
  const measured = useRef(beforePaint()).current
  const running = useRef<Animation[]>([])
  useLayoutEffect(() => {
    if (shown.current === moment) return
    shown.current = moment
    measured(() => {
      // Everything is stopped, then measured, then moved: the page is laid out once and not for each card.
      for (const each of running.current) each.cancel()
      const travellers = travellersIn(root.current)
      const now = placesIn(root.current)
      const was = pace === 0 ? null : before.current
      running.current = was ? travellers.flatMap((each) => travel(each, was, now, pace) ?? []) : []
      before.current = now
    })
  })
  useLayoutEffect(() => {
    // After a resize the old places mean nothing.
    const forget = (): void => {
      before.current = placesIn(root.current)
    }
    const letGo = ({ target }: Event): void => {
      const name = target instanceof Element && target.closest<Traveller>('[data-travel]')?.dataset.travel
      if (name) before.current = new Map(before.current).set(name, target.getBoundingClientRect())
    }
    const board = root.current
    addEventListener('resize', forget)
    board?.addEventListener(LET_GO, letGo)
    return () => {
      removeEventListener('resize', forget)
      board?.removeEventListener(LET_GO, letGo)
    }
  }, [root])
}

const travellersIn = (root: Element | null): readonly Traveller[] =>
  root ? [...root.querySelectorAll<Traveller>('[data-travel]')] : []

const placesIn = (root: Element | null): Places =>
  new Map(
    [...(root?.querySelectorAll<Traveller>('[data-travel], [data-travel-place]') ?? [])].map((each) => [
      each.dataset.travel ?? each.dataset.travelPlace ?? '',
      each.getBoundingClientRect(),
    ]),
  )

/** The motion of one thing; undefined if it stays where it is. */
function travel(element: Traveller, before: Places, now: Places, pace: number): Animation | undefined {
  const { travel: name = '', travelFrom: origin = '' } = element.dataset
  const from = before.get(name) ?? before.get(origin) ?? now.get(origin)
  const to = now.get(name)
  const timing = { duration: Math.min(pace * 0.8, 900), easing: EASE }
  if (!from || !to) return element.animate?.([{ opacity: 0 }, {}], timing)
  const [dx, dy] = [from.left - to.left, from.top - to.top]
  const scale = to.width > 0 ? from.width / to.width : 1
  if (Math.hypot(dx, dy) < 1 && Math.abs(scale - 1) < 0.01) return undefined
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' }
  return element.animate?.([start, { transform: 'none', transformOrigin: '0 0' }], timing)
}
