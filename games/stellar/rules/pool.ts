// §7.4: what a hidden ship can still be, from what the viewer knows
import { UNKNOWN } from '@sternentisch/kernel'
import { kitOf } from './kit.ts'
import { CLASS_OF, SHIPS, type Ship } from './ships.ts'
import type { View } from './view.ts'
import { discardOf, fleetOf, handOf, reserveOf, stackIn } from './zones.ts'

/** Type → how many ships of that type the viewer cannot place, of one player's class. */
export function poolOf(view: View, seat: number, ofClass: number): ReadonlyMap<Ship, number> {
  const { players, set } = kitOf(view.options)
  const zones = [reserveOf(seat), fleetOf(seat), handOf(seat), discardOf(seat)]
  for (let sector = 0; sector < view.sectors; sector++) zones.push(stackIn(players, sector, seat))
  const placed = zones.flatMap((zone) => view.zones[zone].cards.map((card) => card.face))
  const left = SHIPS.filter((ship) => CLASS_OF[ship] === ofClass)
    .map((ship): [Ship, number] => [ship, set[ship] - placed.filter((face) => face === ship).length])
    .filter(([, count]) => count > 0)
  return new Map(left)
}

/**
 * The types that a ship on the table can be. A ship that was fetched unseen is one of its group: those of the
 * discard's list that show the same back, known or not.
 */
// unused so far: no page shows what a hidden ship can be
export function candidatesFor(view: View, seat: number, sector: number, place: number): readonly Ship[] {
  const { players } = kitOf(view.options)
  const card = view.zones[stackIn(players, sector, seat)].cards[place]
  if (card.face !== UNKNOWN) return [card.face]
  const pool = [...poolOf(view, seat, card.back).keys()]
  if (!card.fetched) return pool
  const group = view.zones[discardOf(seat)].cards
    .filter(({ back }) => back === card.back)
    .map(({ face }) => face)
  const possible = new Set(group.includes(UNKNOWN) ? [...group, ...pool] : group)
  return SHIPS.filter((ship) => possible.has(ship))
}
