/** Every board has room for four slots: five strips of half a card. */
export const STRIPS = 5

/** The name of a sector under it. */
export const LABEL = 15

export const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most))
