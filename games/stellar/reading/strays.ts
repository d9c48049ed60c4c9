import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { View } from '../rules/view.ts'
import { sectorsOf, stackAt } from './sight.ts'

/** The classes of the ships that came out of this seat's discard and that the viewer has not seen since. */
export const straysOf = (view: View, seat: Seat): number[] =>
  sectorsOf(view)
    .flatMap((sector) => stackAt(view, sector, seat).cards)
    .filter((card) => card.fetched && card.face === UNKNOWN)
    .map((card) => card.back)
