// The ship cards in play, as a view shows them
import type { Seat, SeenCard } from '@sternentisch/kernel'
import type { Figures } from '../rules/figures.ts'
import type { Fleet } from '../rules/table.ts'
import type { SeenRun, SeenShip, View } from '../rules/view.ts'
import { commanderOf, stackOf } from '../rules/zones.ts'
import { CLASSES } from './classes.ts'
import { kitFor } from './kit.ts'

/** A ship card in play. */
export interface ShipCard {
  readonly seat: Seat
  readonly fleet: Fleet
  readonly copy: number
  readonly figures: Figures
  readonly ship: SeenShip
  /** Its place in the stack, 0 at the front, and how many stand there. */
  readonly place: number
  readonly of: number
}

export function stackAt(view: View, seat: Seat, fleet: Fleet, shipClass: number): readonly ShipCard[] {
  const zone = stackOf(seat, fleet, shipClass)
  const { figures } = kitFor(view)
  const { cards } = view.zones[zone]
  return cards.map(({ face, handle }, place) => ({
    seat,
    fleet,
    copy: handle,
    figures: figures[face],
    ship: view.ships[zone][place],
    place,
    of: cards.length,
  }))
}

export const fleetAt = (view: View, seat: Seat, fleet: Fleet): readonly ShipCard[] =>
  CLASSES.flatMap((each) => stackAt(view, seat, fleet, each))

export const shipsOf = (view: View, seat: Seat): readonly ShipCard[] => [
  ...fleetAt(view, seat, 0),
  ...fleetAt(view, seat, 1),
]

export const livingIn = (runs: readonly SeenRun[]): number =>
  runs.reduce((sum, { ships, lp }) => (lp > 0 ? sum + ships : sum), 0)

export const lpIn = (runs: readonly SeenRun[]): number =>
  runs.reduce((sum, { ships, lp }) => sum + ships * lp, 0)

export const jammedIn = (runs: readonly SeenRun[]): number =>
  runs.reduce((sum, { ships, lp, jammed }) => (jammed && lp > 0 ? sum + ships : sum), 0)

/** What can be lost of a card: its ships, or the LP of a single one. */
export const isSingle = ({ count }: Figures): boolean => count === 1
export const fullOf = (figures: Figures): number => (isSingle(figures) ? figures.lp : figures.count)
export const leftOf = ({ figures, ship }: ShipCard): number =>
  isSingle(figures) ? lpIn(ship.runs) : livingIn(ship.runs)

/** SP-11.7: of what the AP of one ship consists. */
export interface Firing {
  readonly printed: number
  /** What a commander adds. */
  readonly command: number
  /** What was added, and what multiplies all of it, in this battle. */
  readonly plus: number
  readonly times: number
  readonly now: number
}

/** How the ships of a card fire now; where nothing is printed nothing is added. */
export function firingOf(view: View, { seat, figures: { ap, class: rank }, ship }: ShipCard): Firing {
  const command = commanderAt(view, seat)?.command.ap[rank] ?? 0
  const { plus, times } = ship
  return { printed: ap, command, plus, times, now: ap === 0 ? 0 : (ap + command + plus) * times }
}

export const apOf = (view: View, card: ShipCard): number => firingOf(view, card).now

export function commanderAt(view: View, seat: Seat): Figures | null {
  const [card] = view.zones[commanderOf(seat)].cards as readonly (SeenCard | undefined)[]
  return card ? kitFor(view).figures[card.face] : null
}

export const hasExtraFleet = (view: View, seat: Seat): boolean =>
  CLASSES.some((each) => view.zones[stackOf(seat, 1, each)].size > 0)

/** What the Base has left; 0 once it has fallen. */
export function baseLp(view: View, seat: Seat): number {
  const base = stackAt(view, seat, 0, 4).find(({ figures }) => figures.card.type === 'base')
  return base ? leftOf(base) : 0
}
