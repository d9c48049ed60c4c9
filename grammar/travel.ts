import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where things were on the screen, by the name they travel under. */
type Places = ReadonlyMap<string, DOMRect>

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * Motion is the difference of two positions: everything marked `data-travel="<handle>"` glides from where it
 * was at the last moment to where it is now. What was not there comes from the place that `data-travel-from`
 * names (`data-travel` of something that was there), or fades in. Instant when `pace` is 0.
 */
export function useTravel(root: RefObject<Element | null>, moment: unknown, pace: number): void {
  const before = useRef<Places>(new Map())
  const shown = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    if (!root.current || shown.current === moment) return
    const first = shown.current === undefined
    shown.current = moment
    const travellers = [...root.current.querySelectorAll<HTMLElement | SVGElement>('[data-travel]')]
    for (const each of travellers) for (const running of travelsOf(each)) running.cancel()
    const now = new Map(travellers.map((each) => [each.dataset.travel ?? '', each.getBoundingClientRect()]))
    if (!first && pace > 0) for (const each of travellers) travel(each, before.current, pace)
    before.current = now
  })
  useLayoutEffect(() => {
    // After a resize the old places mean nothing.
    const forget = (): void => {
      before.current = placesIn(root.current)
    }
    addEventListener('resize', forget)
    return () => removeEventListener('resize', forget)
  }, [root])
}

const placesIn = (root: Element | null): Places =>
  new Map(
    [...(root?.querySelectorAll<HTMLElement | SVGElement>('[data-travel]') ?? [])].map((each) => [
      each.dataset.travel ?? '',
      each.getBoundingClientRect(),
    ]),
  )

const TRAVEL = 'travel'

const travelsOf = (element: Element): Animation[] =>
  (element.getAnimations?.() ?? []).filter(({ id }) => id === TRAVEL)

function travel(element: HTMLElement | SVGElement, before: Places, pace: number): void {
  const { travel: name = '', travelFrom: origin = '' } = element.dataset
  const from = before.get(name) ?? before.get(origin)
  const to = element.getBoundingClientRect()
  const timing = { duration: Math.min(pace * 0.8, 900), easing: EASE, id: TRAVEL }
  if (!from) {
    element.animate?.([{ opacity: 0 }, {}], timing)
    return
  }
  const [dx, dy] = [from.left - to.left, from.top - to.top]
  const scale = to.width > 0 ? from.width / to.width : 1
  if (Math.hypot(dx, dy) < 1 && Math.abs(scale - 1) < 0.01) return
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' }
  element.animate?.([start, { transform: 'none', transformOrigin: '0 0' }], timing)
}
