// Short forms of what lies on the table, for lines of a terminal
import { letterOf, type Seat } from '@sternentisch/kernel'
import { clip, nameOf, type Page } from '@sternentisch/kernel/terminal'
import type { Figures } from '../rules/figures.ts'
import type { SeenRun, SeenShip } from '../rules/view.ts'

export type Names = Pick<Page, 'names'>

/** `10×0 90×1`; `j` jammed, `k` killed. */
export const runsText = (runs: readonly SeenRun[]): string =>
  runs
    .map(({ ships, lp, jammed, killed }) => `${ships}×${lp}${jammed ? 'j' : ''}${killed ? 'k' : ''}`)
    .join(' ')

export const isWhole = ({ count, lp }: Figures, { runs }: SeenShip): boolean =>
  runs.length === 1 && runs[0].ships === count && runs[0].lp === lp && !runs[0].jammed

const NAME_WIDTH = 14

/** `A Anna`: moves name seats by letter, people by name. */
export const seatLabel = (page: Names, seat: Seat): string => {
  const letter = letterOf(seat)
  const rest = nameOf(page, seat)
    .split(' ')
    .filter((word) => word !== letter)
  return [letter, clip(rest.join(' '), NAME_WIDTH)].join(' ').trimEnd()
}
