import { SEATS, type Zone, zone } from '@sternentisch/kernel'

/** Cards of the deck and places are never mixed. */
export const DECK_POOL = 0
export const PLACE_POOL = 1

/**
 * The places of the table, numbered. A row holds a player's figures at one place from that player's left, each
 * followed by the reinforcements under it (oldest first) and, if it is the left one of a pair, by the collective.
 */
export const DECK = 0
export const handOf = (seat: number): number => 1 + seat
export const DISCARD = 3
/** The card an attack is made with, until it is settled. */
export const LIMBO = 4
export const PLACES = 5
export const ASIDE = 6
export const rowOf = (seat: number, place: number): number => 7 + seat * 3 + place

export const PLACE_NUMBERS = [0, 1, 2] as const

/** Who sees what, zone by zone (§7). `holds` says which figures can lie at each place. */
export const zonesFor = (holds: readonly (readonly number[])[]): Zone[] => {
  const deck = { pool: DECK_POOL }
  const open = { shape: 'row', backs: 'none', open: true } as const
  return [
    zone({ ...deck, name: 'deck', shape: 'pile', backs: 'none' }),
    ...[0, 1].map((seat) =>
      zone({ ...deck, name: `hand ${seat}`, shape: 'bag', backs: 'owner', owner: SEATS[seat] }),
    ),
    zone({ ...deck, ...open, name: 'discard' }),
    zone({ ...deck, ...open, name: 'limbo' }),
    zone({ ...open, name: 'places', pool: PLACE_POOL }),
    zone({ ...open, name: 'aside', pool: PLACE_POOL }),
    ...[0, 1].flatMap((seat) =>
      PLACE_NUMBERS.map((place) =>
        zone({
          ...deck,
          name: `row ${seat} ${place + 1}`,
          shape: 'row',
          backs: 'none',
          owner: SEATS[seat],
          holds: holds[place],
        }),
      ),
    ),
  ]
}
