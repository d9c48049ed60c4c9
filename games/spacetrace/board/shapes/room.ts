// What the styles need to know of the room that the board has
import type { Size } from '@sternentisch/grammar'

/** `data-room`: the arrangements that hold in this room; none of them is the desk. */
export function roomOf({ width, height }: Size): string | undefined {
  const upright = width <= height
  const lying = width * 3 >= height * 4
  const narrow = width <= 760
  const low = width >= 560 && lying
  const names = [
    (narrow || upright || (height <= 460 && lying)) && 'phone',
    width <= 599 && 'small',
    width >= 600 && upright && 'tablet',
    low && height <= 640 && 'low',
    low && height <= 460 && 'side',
    low && height <= 290 && 'flat',
    narrow && height >= 630 && 'tall',
    narrow && height <= 700 && 'scant',
    height <= 560 && (width <= 559 || (narrow && width * 3 <= height * 4)) && 'short',
  ]
  return names.filter(Boolean).join(' ') || undefined
}
