import type { Seat, Zone } from '@sternentisch/kernel'
import { zone } from '@sternentisch/kernel'
import type { Options } from './options.ts'
import { SECTORS } from './symbols.ts'

/**
 * The places of the table, numbered: ten sectors (five for each seat, from South's left), then hands and cards
 * aside, then a draw pile and a discard pile; in Ultimate War each player has piles, and a box with the cards
 * that are not in the game; out of one set, also what they left out of their share.
 */
export const sectorOf = (seat: number, sector: number): number => seat * SECTORS + sector
export const handOf = (seat: number): number => 10 + seat
export const asideOf = (seat: number): number => 12 + seat
export const pileOf = (own: boolean, seat: number): number => (own ? 14 + 2 * seat : 14)
export const discardOf = (own: boolean, seat: number): number => (own ? 15 + 2 * seat : 15)
export const boxOf = (seat: number): number => 18 + seat
export const leftOutOf = (seat: number): number => 20 + seat

/** SF-1.8: whether each player has cards of their own. */
export const hasOwnPiles = ({ mode }: Options): boolean => mode === 'ultimate'
/** SF-1.8: whether both make their piles out of one set. */
export const sharesSet = ({ mode, ultimatePool }: Options): boolean =>
  mode === 'ultimate' && ultimatePool !== 'full'

/** Who sees what, place by place (§7 of the specification). */
export function zonesFor(options: Options): Zone[] {
  const own = hasOwnPiles(options)
  const seats: readonly Seat[] = [0, 1]
  const poolOf = (seat: Seat): number => (own ? seat : 0)
  const open = options.discardVisibility === 'open'
  const piles = (seat: Seat): Zone[] => [
    // SF-2.6: what went through a shuffle is known to nobody.
    zone({ name: `pile ${seat}`, shape: 'pile', pool: poolOf(seat), backs: 'all', forgets: true }),
    zone({
      name: `discard ${seat}`,
      shape: 'bag',
      pool: poolOf(seat),
      backs: 'all',
      open,
      owner: own ? seat : null,
    }),
  ]
  return [
    ...seats.flatMap((seat) =>
      Array.from({ length: SECTORS }, (_, sector) =>
        zone({
          name: `sector ${seat} ${sector + 1}`,
          shape: 'row',
          pool: poolOf(seat),
          backs: 'all',
          owner: seat,
        }),
      ),
    ),
    ...seats.map((seat) =>
      zone({
        name: `hand ${seat}`,
        shape: 'bag',
        pool: poolOf(seat),
        backs: 'all',
        owner: seat,
        forgets: true,
      }),
    ),
    // SF-8.2: not even the owner sees the cards aside.
    ...seats.map((seat) =>
      zone({ name: `aside ${seat}`, shape: 'bag', pool: poolOf(seat), backs: 'all', forgets: true }),
    ),
    ...(own ? seats.flatMap(piles) : piles(0)),
    ...(own ? seats.map((seat) => box(seat, options)) : []),
    ...(sharesSet(options) ? seats.map(leftOut) : []),
  ]
}

/** A deck that somebody built is secret; what of a single set is in whose share both can work out. */
const box = (seat: Seat, { ultimatePool }: Options): Zone =>
  zone({
    name: `box ${seat}`,
    shape: 'bag',
    pool: seat,
    backs: 'all',
    owner: seat,
    forgets: ultimatePool === 'full',
    open: ultimatePool !== 'full',
  })

/** Of a share both know; what of it is in the pile is its owner's secret. */
const leftOut = (seat: Seat): Zone =>
  zone({ name: `left out ${seat}`, shape: 'bag', pool: seat, backs: 'all', owner: seat, forgets: true })
