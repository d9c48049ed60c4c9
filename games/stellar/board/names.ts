import { letterOf, type Seat } from '@sternentisch/kernel'
import { SHIP_NAMES, type Ship } from '../rules/ships.ts'
import { figure, oneShip } from '../terminal/words.ts'
import type { Speech } from '../text/index.ts'

export type SeatNames = readonly string[]

export const nameAt = (names: SeatNames, seat: Seat): string => names[seat] || letterOf(seat)

/** `2 Slicer, Kite`: every type once, with its number where there are several. */
export function shipList(speech: Speech, ships: readonly Ship[]): string {
  const types = [...new Set(ships)].sort((a, b) => a - b)
  const words = types.map((type) => {
    const n = ships.filter((ship) => ship === type).length
    return n > 1 ? `${n} × ${SHIP_NAMES[type]}` : SHIP_NAMES[type]
  })
  return words.length > 0 ? words.join(', ') : speech.say('stellar.board.none')
}

/** `2–3`, `−5 … 6`: a dash beside a minus sign would be hard to read. */
export const spanOf = ([least, most]: readonly [number, number]): string =>
  least === most ? figure(least) : least < 0 ? `${figure(least)}…${figure(most)}` : `${least}–${most}`

/** Begins with a capital letter. */
export const sentence = (text: string, { lang }: Speech): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

export { figure, oneShip }
