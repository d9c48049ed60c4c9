// ST-5 Putting ships into sectors
import { type Seat, secret } from '@sternentisch/kernel'
import { activate } from './abilities.ts'
import { startBattle } from './battle.ts'
import type { EventShip, Place } from './events.ts'
import { CLASS_OF, isMilitary } from './ships.ts'
import type { Playing } from './table.ts'
import { stackIn } from './zones.ts'

/** How a ship came to lie face-up, if it just did. */
type Arrival = 'open' | 'turned' | 'asItWas'

/**
 * A ship has been put into a sector, by playing, Warp Ring or Mend: a military ship looks for a battle
 * (ST-7.1), a civil ship activates if this turned it up (ST-6.1).
 */
export function arriveInSector(
  playing: Playing,
  seat: Seat,
  sector: number,
  place: number,
  how: Arrival,
): void {
  const { cards, kit } = playing
  const card = cards.zones[stackIn(kit.players, sector, seat)][place]
  if (isMilitary(kit.layout.face[card])) startBattle(playing, seat, sector, place)
  else if (how !== 'asItWas') activate(playing, seat, sector, place, how === 'turned')
}

/** A ship on the table, for an event. */
export function shipAt(
  { cards, kit }: Playing,
  seat: Seat,
  sector: number,
  place: number,
): EventShip & Place {
  const card = cards.zones[stackIn(kit.players, sector, seat)][place]
  const ship = kit.layout.face[card]
  return {
    seat,
    sector,
    place,
    ship: secret(ship, cards.known[card]),
    class: CLASS_OF[ship],
    handle: cards.handle[card],
  }
}
