import { freshSeed, type Seat, seatOf as seatOfLetter, seedFrom, type Viewer } from '@sternentisch/kernel'
import * as v from 'valibot'

const seatFrom = (written: 0 | 1 | 2 | 3 | 'A' | 'B' | 'C' | 'D'): Seat =>
  typeof written === 'number' ? written : (seatOfLetter(written) as Seat)

const seats = [0, 1, 2, 3, 'A', 'B', 'C', 'D'] as const

/** A seat is a number or a letter, as the client likes. */
export const seat = v.pipe(v.picklist(seats), v.transform(seatFrom))

export const viewer = v.pipe(
  v.picklist([...seats, 'audience', 'all']),
  v.transform(
    (written): Viewer => (written === 'audience' || written === 'all' ? written : seatFrom(written)),
  ),
)

/** Whoever runs the referee sees everything, unless they ask to be shown less. */
export const onlooker = v.optional(viewer, 'all')

/** Any text or number names a seed; without one it is fresh. */
export const seed = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((written) => seedFrom(String(written))),
  ),
  freshSeed,
)

/** A name that fits on one line of a log. */
export const matchId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/))

export const text = v.string()

export const anything = v.unknown()

/** What every request may carry. */
export const common = {
  id: v.optional(v.unknown()),
  do: v.string(),
  match: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), 'main'),
  lang: v.optional(v.picklist(['en', 'de', 'fr'])),
}
