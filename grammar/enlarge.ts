// A card held for a while comes up large, in the middle of the window, and goes back when it is let go
import type { SpotElement } from './focus.ts'
import { putBack, takeOut } from './take-out.ts'

/** Of the window, in both directions: the finger lies on some of it. */
const SHARE = 0.72
/** More would only show that it was drawn for less. */
const MOST = 4

export function enlarge(element: SpotElement): void {
  takeOut(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = Math.min(MOST, (innerWidth * SHARE) / width, (innerHeight * SHARE) / height)
  if (scale <= 1) {
    putBack(element)
    return
  }
  element.dataset.enlarged = ''
  const { style } = element
  style.translate = `${innerWidth / 2 - left - width / 2}px ${innerHeight / 2 - top - height / 2}px`
  style.scale = String(scale)
}

export function shrink(element: SpotElement): void {
  delete element.dataset.enlarged
  putBack(element)
  for (const name of ['translate', 'scale']) element.style.removeProperty(name)
}
