// How much of a small board's width each place gets
import type { CSSProperties } from 'react'
import { placesFor, rowAt } from '../../reading/figures.ts'
import type { View } from '../../rules/view.ts'

/** In figures: so much even an empty place needs for its words, and the place in question for what is told there. */
const LEAST = 2.4
const HOT = 3.4

/** The shares of the three places from left to right: together they are 1. */
export function sharesOf(view: View, hot: number | null): readonly string[] {
  const widths = placesFor(view).map((place) =>
    Math.max(
      place === hot ? HOT : LEAST,
      ...([0, 1] as const).map((seat) => rowAt(view, seat, place).length),
    ),
  )
  const all = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => (width / all).toFixed(4))
}

/** For the columns: `--share-1` to `--share-3`. */
export const columnsOf = (shares: readonly string[]): CSSProperties =>
  Object.fromEntries(shares.map((share, at) => [`--share-${at + 1}`, share]))
