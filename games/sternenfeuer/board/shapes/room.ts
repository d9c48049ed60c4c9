// What the styles need to know of the room that the board has
import type { Size } from '@sternentisch/grammar'

/** From this width on a board shows everything that a desk shows. */
const TABLET = 760

/** Up to this height, as above a hint, no row of an upright phone has room to spare. */
const SHORT = 600

/** `data-room`: the arrangements that hold in this room; none of them is the desk, `side` a phone on its side. */
export function roomOf({ width, height }: Size): string | undefined {
  const side = width >= 560 && height <= 480 && width * 2 >= height * 3
  const wide = width >= TABLET && !side
  const tablet = wide && width * 10 <= height * 11
  const low = wide && height <= 780
  const short = !wide && !side && height <= SHORT
  const names = [!wide && 'phone', short && 'short', side && 'side', tablet && 'tablet', low && 'low']
  return names.filter(Boolean).join(' ') || undefined
}
