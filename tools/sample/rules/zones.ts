import { type Seat, type Zone, zone } from '@sternentisch/kernel'

/** The places of the table, numbered: three for each player. */
export const handOf = (seat: number): number => seat * 3
export const asideOf = (seat: number): number => seat * 3 + 1
export const spentOf = (seat: number): number => seat * 3 + 2

export const PLAYERS: readonly Seat[] = [0, 1]

/** Who sees what, place by place: views, imagined tables and the conservation of cards follow from this. */
export const zones: readonly Zone[] = PLAYERS.flatMap((seat) => [
  // SM-V1
  zone({ name: `hand ${seat}`, owner: seat, pool: seat, shape: 'bag', backs: 'all' }),
  // SM-V2: nobody owns what nobody may look at.
  zone({ name: `aside ${seat}`, owner: null, pool: seat, shape: 'pile', backs: 'none' }),
  zone({ name: `spent ${seat}`, owner: seat, pool: seat, shape: 'bag', backs: 'all', open: true }),
])
