/** Arrow keys move between spots as the eye would: by where they are on the screen. */
export type Direction = 'left' | 'right' | 'up' | 'down'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const directionOf = (key: string): Direction | null =>
  key === 'ArrowLeft'
    ? 'left'
    : key === 'ArrowRight'
      ? 'right'
      : key === 'ArrowUp'
        ? 'up'
        : key === 'ArrowDown'
          ? 'down'
          : null

const middle = ({ left, top, right, bottom }: Box): [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
]

export const isSideways = (direction: Direction): boolean => direction === 'left' || direction === 'right'

export const sharesRow = (a: Box, b: Box): boolean => gap(a, b, 'y') === 0

/**
 * The nearest box in that direction, sideways distance counting double; −1 if there is none. What lies more above or
 * below than ahead is not to the left or right: there, a row ends.
 */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [x, y] = middle(from)
  const sideways = isSideways(direction)
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [index, box] of boxes.entries()) {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y]
    const ahead = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy
    const aside = gap(from, box, sideways ? 'y' : 'x')
    if (ahead < 1 || (sideways && aside > ahead)) continue
    const distance = ahead + 3 * aside + 0.3 * Math.abs(sideways ? dy : dx)
    if (distance < least) {
      least = distance
      best = index
    }
  }
  return best
}

/** How far two boxes are apart along an axis; 0 where they overlap. */
const gap = (a: Box, b: Box, axis: 'x' | 'y'): number =>
  axis === 'x'
    ? Math.max(0, b.left - a.right, a.left - b.right)
    : Math.max(0, b.top - a.bottom, a.top - b.bottom)
