import { letterOf, type Seat } from '@sternentisch/kernel'
import { clip, nameOf, type Page } from '@sternentisch/kernel/terminal'
import { cards } from '../cards/index.ts'
import type { SolarFace } from '../rules/kit.ts'
import { MILITARY, SHIP_CODES, SHIP_NAMES, SHIPS, type Ship } from '../rules/ships.ts'
import type { Speech } from '../text/index.ts'

/** A ship as somebody sees it: its type if known, else its class. */
export interface SeenShip {
  readonly ship: Ship | null
  readonly class: number
}

export type Names = Pick<Page, 'names'>

/** Numbers with a real minus sign. */
export const figure = (value: number): string => String(value).replace('-', '−')

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

/** What a civil ship does: in a few words, on its card, or in a sentence. */
export function doesWhat(speech: Speech, ship: Ship, form: 'role' | 'board.does' | 'ability'): string {
  return speech.find(`stellar.${form}.${cards.shipTypes[ship].id}`) ?? cards.shipTypes[ship].role
}

/** `Cuts the Kite`: every military ship wins in its own way. */
export const winsOver = (speech: Speech, ship: Ship, foe: string): string =>
  speech.find(`stellar.board.wins.${cards.shipTypes[ship].id}`, { foe }) ?? `${SHIP_NAMES[ship]} > ${foe}`

const solarWord = (speech: Speech, form: 'short' | 'solar', type: number): string => {
  const { id } = cards.solarTypes[type - 1]
  return speech.find(`stellar.${form}.${id}`) ?? id
}

export const solarShort = (speech: Speech, type: number): string => solarWord(speech, 'short', type)

export const solarName = (speech: Speech, type: number): string => solarWord(speech, 'solar', type)

/** `Gas:3F`: worth 3 and fortified. */
export const solarValue = (speech: Speech, { type, value, fortified }: SolarFace): string =>
  `${solarShort(speech, type)}:${figure(value)}${fortified ? 'F' : ''}`

/** `A, B and C` */
export function listOf(speech: Speech, words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return speech.say('stellar.result.and', { some: words.slice(0, -1).join(', '), last: words.at(-1)! })
}
