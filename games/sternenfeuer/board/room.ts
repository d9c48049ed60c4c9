// What the styles need to know of the room that the board has
import type { CSSProperties } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** From this width on a board shows everything that a desk shows. */
const TABLET = 760

/** `data-room`: the arrangements that hold in this room; none of them is the desk, `side` a phone on its side. */
export function roomOf({ width, height }: Size): string | undefined {
  const side = width >= 560 && height <= 480 && width * 2 >= height * 3
  const wide = width >= TABLET && !side
  const tablet = wide && width * 10 <= height * 11
  const low = wide && height <= 780
  const names = [!wide && 'phone', side && 'side', tablet && 'tablet', low && 'low']
  return names.filter(Boolean).join(' ') || undefined
}

/**
 * The measures that everything on the board follows. The board measures itself instead of being a container for
 * queries: inside one the browser styles again while it lays out, and takes twice as long for every change.
 */
export const measuresOf = ({ width, height }: Size): CSSProperties =>
  ({ '--room-w': `${width}px`, '--room-h': `${height}px` }) as CSSProperties
