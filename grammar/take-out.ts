// A strip that scrolls cuts off what leaves it: a card dragged out of one is taken out of it first
import type { SpotElement } from './focus.ts'

const CUTS = /auto|scroll|hidden/

/** Whether anything between a spot and its board would cut it off. */
function liesInStrip({ parentElement }: SpotElement): boolean {
  if (!parentElement || parentElement.classList.contains('interaction')) return false
  const { overflowX, overflowY } = getComputedStyle(parentElement)
  return CUTS.test(overflowX) || CUTS.test(overflowY) || liesInStrip(parentElement)
}

/** From now on it lies above everything, exactly where it was. */
export function takeOut(element: SpotElement): void {
  if (!liesInStrip(element)) return
  const { left, top, width, height } = element.getBoundingClientRect()
  const { style } = element
  Object.assign(style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
  })
  // Places may count from the board instead of from the window.
  const origin = element.getBoundingClientRect()
  style.left = `${left - origin.left}px`
  style.top = `${top - origin.top}px`
}

export function putBack({ style }: SpotElement): void {
  for (const name of ['position', 'left', 'top', 'width', 'height']) style.removeProperty(name)
}
