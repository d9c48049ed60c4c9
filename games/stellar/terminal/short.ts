// How things are written where there is little room
import { letterOf, type Seat } from '@sternentisch/kernel'
import { clip, nameOf } from '@sternentisch/kernel/terminal'
import { SHIP_CODES, SHIPS, type Ship } from '../rules/ships.ts'
import type { Names } from '../words/names.ts'

/** `2×Fo Me`: for long lists. */
export const countsOf = (ships: readonly Ship[]): string =>
  SHIPS.map((ship) => ({ code: SHIP_CODES[ship], n: ships.filter((each) => each === ship).length }))
    .filter(({ n }) => n > 0)
    .map(({ code, n }) => (n > 1 ? `${n}×${code}` : code))
    .join(' ')

const NAME_WIDTH = 14

/** `A Anna`: moves name seats by letter, people by name. `Bot B` needs its letter only once. */
export const seatLabel = (page: Names, seat: Seat): string => {
  const letter = letterOf(seat)
  const rest = nameOf(page, seat)
    .split(' ')
    .filter((word) => word !== letter)
  return [letter, clip(rest.join(' '), NAME_WIDTH)].join(' ').trimEnd()
}
