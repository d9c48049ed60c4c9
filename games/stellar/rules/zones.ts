import { seatsUpTo, type Zone, zone } from '@sternentisch/kernel'

/**
 * The places of the table, numbered: four for each player, then the won piles, the solar deck, the removed
 * pile, and for each sector its solar cards followed by one stack a player. The numbers depend on how many play.
 */
export const reserveOf = (seat: number): number => seat * 4
export const fleetOf = (seat: number): number => seat * 4 + 1
export const handOf = (seat: number): number => seat * 4 + 2
export const discardOf = (seat: number): number => seat * 4 + 3
export const wonBy = (players: number, seat: number): number => players * 4 + seat
export const deckOf = (players: number): number => players * 5
export const removedOf = (players: number): number => players * 5 + 1
export const solarIn = (players: number, sector: number): number => players * 5 + 2 + sector * (players + 1)
export const stackIn = (players: number, sector: number, seat: number): number =>
  solarIn(players, sector) + 1 + seat

/** Who sees what, place by place (§7.1 of the specification). */
export function zonesFor(players: number, sectors: number): Zone[] {
  const seats = seatsUpTo(players)
  const solar = { pool: players, owner: null }
  return [
    ...seats.flatMap((seat) => {
      const own = { owner: seat, pool: seat }
      return [
        zone({ ...own, name: `reserve ${seat}`, shape: 'bag', backs: 'owner', forgets: true }),
        zone({ ...own, name: `fleet ${seat}`, shape: 'pile', backs: 'top' }),
        zone({ ...own, name: `hand ${seat}`, shape: 'bag', backs: 'all' }),
        zone({ ...own, name: `discard ${seat}`, shape: 'bag', backs: 'all' }),
      ]
    }),
    ...seats.map((seat) => zone({ ...solar, name: `won ${seat}`, shape: 'bag', backs: 'all', open: true })),
    zone({ ...solar, name: 'deck', shape: 'pile', backs: 'none' }),
    zone({ ...solar, name: 'removed', shape: 'bag', backs: 'all', open: true }),
    ...Array.from({ length: sectors }, (_, sector) => [
      zone({ ...solar, name: `solar ${sector + 1}`, shape: 'row', backs: 'all' }),
      ...seats.map((seat) => {
        const own = { owner: seat, pool: seat, unseenFrom: discardOf(seat) }
        return zone({ ...own, name: `stack ${sector + 1} ${seat}`, shape: 'row', backs: 'all' })
      }),
    ]).flat(),
  ]
}
