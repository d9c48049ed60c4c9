// SP-2 Zones and ownership
import { type Zone, zone } from '@sternentisch/kernel'
import type { Fleet, ShipClass } from './table.ts'

/** The places of the table, numbered: fifteen for each player. */
const PER_SEAT = 15

export const libraryOf = (seat: number): number => seat * PER_SEAT
export const handOf = (seat: number): number => seat * PER_SEAT + 1
/** Cards of the own half that are not in a deck dealt at random. */
export const boxOf = (seat: number): number => seat * PER_SEAT + 2
/** Announced cards and cards on the chain, in the order in which they came. */
export const stageOf = (seat: number): number => seat * PER_SEAT + 3
export const commanderOf = (seat: number): number => seat * PER_SEAT + 4
/** A class stack, front first; class 1 to 4 (SP-2.2). */
export const stackOf = (seat: number, fleet: Fleet, shipClass: number): number =>
  seat * PER_SEAT + 4 + fleet * 4 + shipClass
export const discardOf = (seat: number): number => seat * PER_SEAT + 13
export const removedOf = (seat: number): number => seat * PER_SEAT + 14

export const ownerOf = (index: number): 0 | 1 => (index < PER_SEAT ? 0 : 1)
export const isStack = (index: number): boolean => index % PER_SEAT > 4 && index % PER_SEAT < 13
export const fleetAt = (index: number): Fleet => (index % PER_SEAT > 8 ? 1 : 0)
export const classAt = (index: number): ShipClass => ((((index % PER_SEAT) - 5) % 4) + 1) as ShipClass

/** Who sees what, place by place (§7 of the specification). */
export const zonesFor = (openDecklists: boolean): Zone[] =>
  ([0, 1] as const).flatMap((seat) => {
    const own = { owner: seat, pool: seat }
    const open = { ...own, shape: 'row', backs: 'all', open: true } as const
    const letter = 'AB'[seat]
    const stacks = ['base', 'extra'].flatMap((fleet) =>
      ['I', 'II', 'III', 'IV'].map((name) => zone({ ...open, name: `${fleet} ${name} ${letter}` })),
    )
    return [
      // Not even its owner knows what is in there beyond the list of the deck.
      zone({ pool: seat, name: `library ${letter}`, shape: 'pile', backs: 'none' }),
      zone({ ...own, name: `hand ${letter}`, shape: 'bag', backs: 'none' }),
      zone({ ...own, name: `box ${letter}`, shape: 'bag', backs: 'none', open: openDecklists }),
      zone({ ...open, name: `stage ${letter}` }),
      zone({ ...open, name: `commander ${letter}` }),
      ...stacks,
      zone({ ...open, name: `discard ${letter}` }),
      zone({ ...open, name: `removed ${letter}` }),
    ]
  })
