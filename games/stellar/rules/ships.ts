import { cards } from '../cards/index.ts'

/** The nine types of ship, numbered in the order of the card file. */
export type Ship = number

export const FOUNDER = 0
export const WARP_RING = 1
export const MEND = 2
export const ROGUE = 3
export const DESTROYER = 4
export const SLICER = 5
export const CRUSHER = 6
export const FOIL = 7
export const KITE = 8

export const SHIPS: readonly Ship[] = cards.shipTypes.map((_, ship) => ship)
export const SHIP_CODES: readonly string[] = cards.shipTypes.map((type) => type.code)
/** Ships keep their English names in every language. */
export const SHIP_NAMES: readonly string[] = cards.shipTypes.map((type) => type.name.en)
/** As printed on the ships of the built-in set; those of another set are in its kit. */
export const SETTLEMENT: readonly number[] = cards.shipTypes.map((type) => type.settlement)

/** The class is what the back of a ship shows. */
export const CIVIL = 0
export const MILITARY = 1
export const CLASS_OF: readonly number[] = cards.shipTypes.map((type) =>
  type.class === 'civil' ? CIVIL : MILITARY,
)
export const isMilitary = (ship: Ship): boolean => CLASS_OF[ship] === MILITARY

export const shipOfCode = (code: string): Ship | null => {
  const ship = SHIP_CODES.indexOf(code)
  return ship < 0 ? null : ship
}

/** How many of each type a player has. */
export const shipSet = (name: 'standard16' | 'trio10', { shipSets } = cards): readonly number[] =>
  cards.shipTypes.map((type) => shipSets[name][type.id] ?? 0)
