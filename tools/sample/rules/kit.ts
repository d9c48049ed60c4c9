import { kitCache, type Layout } from '@sternentisch/kernel'
import { type Options, optionSchema } from './options.ts'
import { PLAYERS, zones } from './zones.ts'

/** SM-1.2: so many ships of each player lie aside. */
export const ASIDE = 2

/** All that the options fix before the first card is dealt. A face is the strength of a ship. */
export interface Kit {
  readonly options: Options
  /** Seat → its ships, from the weakest. */
  readonly fleets: readonly (readonly number[])[]
  readonly layout: Layout
}

export const kitOf = kitCache<Options, Kit>({
  options: optionSchema,
  build(options) {
    const strengths = Array.from({ length: options.ships }, (_, at) => at + 1)
    const fleets = PLAYERS.map((seat) => strengths.map((_, at) => seat * options.ships + at))
    return {
      options,
      fleets,
      layout: {
        zones,
        face: PLAYERS.flatMap(() => strengths),
        // There is no ship of strength 0; all backs are alike.
        back: [0, ...strengths].map(() => 0),
        pool: PLAYERS.flatMap((seat) => strengths.map(() => seat)),
      },
    }
  },
})
