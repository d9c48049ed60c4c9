import { cards } from '../cards/index.ts'
import type { SeenShip } from '../reading/sight.ts'
import { MILITARY, SHIP_CODES, SHIP_NAMES, type Ship } from '../rules/ships.ts'
import type { Speech } from '../text/index.ts'

export const classWord = (speech: Speech, back: number): string =>
  back === MILITARY ? speech.say('stellar.class.military') : speech.say('stellar.class.civil')

/** `Slicer`, or `military ship` for those who do not know it. */
export function bareShip(speech: Speech, { ship, class: back }: SeenShip): string {
  if (ship !== null) return SHIP_NAMES[ship]
  return back === MILITARY ? speech.say('stellar.bare.military') : speech.say('stellar.bare.civil')
}

/** `a Slicer`, `a military ship`, in the case of an object. */
export function oneShip(speech: Speech, { ship, class: back }: SeenShip): string {
  if (ship !== null) return speech.say('stellar.one.ship', { ship: SHIP_NAMES[ship] })
  return back === MILITARY ? speech.say('stellar.one.military') : speech.say('stellar.one.civil')
}

/** `Fo Sl Sl`, in the order of the card file. */
export const codesOf = (ships: readonly Ship[]): string =>
  [...ships]
    .sort((a, b) => a - b)
    .map((ship) => SHIP_CODES[ship])
    .join(' ')

/** `2 Slicer, Kite`: every type once, with its number where there are several. */
export function shipList(speech: Speech, ships: readonly Ship[]): string {
  const types = [...new Set(ships)].sort((a, b) => a - b)
  const words = types.map((type) => {
    const n = ships.filter((ship) => ship === type).length
    return n > 1 ? `${n} × ${SHIP_NAMES[type]}` : SHIP_NAMES[type]
  })
  return words.length > 0 ? words.join(', ') : speech.say('stellar.board.none')
}

/** What a civil ship does: in a few words, on its card, or in a sentence. */
export function doesWhat(speech: Speech, ship: Ship, form: 'role' | 'board.does' | 'ability'): string {
  return speech.find(`stellar.${form}.${cards.shipTypes[ship].id}`) ?? cards.shipTypes[ship].role
}

/** `Cuts the Kite`: every military ship wins in its own way. */
export const winsOver = (speech: Speech, ship: Ship, foe: string): string =>
  speech.find(`stellar.board.wins.${cards.shipTypes[ship].id}`, { foe }) ?? `${SHIP_NAMES[ship]} > ${foe}`
