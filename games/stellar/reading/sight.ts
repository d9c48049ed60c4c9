import { AUDIENCE, type Seat, type SeenCard, type SeenZone, seatsUpTo, UNKNOWN } from '@sternentisch/kernel'
import { type Kit, kitOf } from '../rules/kit.ts'
import { MILITARY, type Ship } from '../rules/ships.ts'
import { sameSide } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { solarIn, stackIn, wonBy } from '../rules/zones.ts'

/** A ship as somebody sees it: its type if known, else its class. */
export interface SeenShip {
  readonly ship: Ship | null
  readonly class: number
}

/** Reading a view by the places of the table. */
export const kitFor = (view: View): Kit => kitOf(view.options)
export const seatsAt = (view: View): readonly Seat[] => seatsUpTo(kitFor(view).players)
export const stackAt = (view: View, sector: number, seat: number): SeenZone =>
  view.zones[stackIn(kitFor(view).players, sector, seat)]
export const solarAt = (view: View, sector: number): SeenZone =>
  view.zones[solarIn(kitFor(view).players, sector)]

export const sectorsOf = (view: View): number[] => Array.from({ length: view.sectors }, (_, at) => at)

export const shipOf = (card: SeenCard): SeenShip => ({
  ship: card.face === UNKNOWN ? null : card.face,
  class: card.back,
})

/** The ships of a zone that the viewer knows. */
export const knownShips = (zone: SeenZone): Ship[] =>
  zone.cards.filter((card) => card.face !== UNKNOWN).map((card) => card.face)

export const isOpen = (card: SeenCard): boolean => (card.known & AUDIENCE) !== 0

export const militaryAt = (view: View, sector: number, seat: number): number =>
  stackAt(view, sector, seat).cards.filter((card) => card.back === MILITARY).length

/** How many ships a military ship of this seat would meet in the sector (ST-7.1). */
export const enemiesAt = (view: View, sector: number, seat: Seat): number =>
  seatsAt(view)
    .filter((other) => !sameSide(kitFor(view), seat, other))
    .reduce<number>((sum, other) => sum + militaryAt(view, sector, other), 0)

/** The other member of the team, in Tandem. */
export const partnerOf = (view: View, seat: Seat): Seat | null =>
  kitFor(view).teams ? (((seat + 2) % 4) as Seat) : null

export const scoreOf = (view: View, seat: Seat): number => {
  const { players, solar } = kitFor(view)
  return view.zones[wonBy(players, seat)].cards.reduce((sum, { face }) => sum + (solar[face]?.value ?? 0), 0)
}
