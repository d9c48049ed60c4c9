import type { Seat, Zone } from '@sternentisch/kernel'

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
  const seats = Array.from({ length: players }, (_, seat) => seat as Seat)
  const solar = { pool: players, owner: null }
  const zones: Zone[] = seats.flatMap((seat): Zone[] => {
    const own = { owner: seat, pool: seat }
    return [
      { ...own, name: `reserve ${seat}`, shape: 'bag', backs: 'owner', forgets: true },
      { ...own, name: `fleet ${seat}`, shape: 'pile', backs: 'top' },
      { ...own, name: `hand ${seat}`, shape: 'bag', backs: 'all' },
      { ...own, name: `discard ${seat}`, shape: 'bag', backs: 'all' },
    ]
  })
  for (const seat of seats)
    zones.push({ ...solar, name: `won ${seat}`, shape: 'bag', backs: 'all', open: true })
  zones.push({ ...solar, name: 'deck', shape: 'pile', backs: 'none' })
  zones.push({ ...solar, name: 'removed', shape: 'bag', backs: 'all', open: true })
  for (let sector = 0; sector < sectors; sector++) {
    zones.push({ ...solar, name: `solar ${sector + 1}`, shape: 'row', backs: 'all' })
    for (const seat of seats) {
      const name = `stack ${sector + 1} ${seat}`
      zones.push({ name, shape: 'row', owner: seat, pool: seat, backs: 'all', unseenFrom: discardOf(seat) })
    }
  }
  return zones
}
