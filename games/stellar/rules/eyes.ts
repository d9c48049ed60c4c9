import { AUDIENCE } from '@sternentisch/kernel'
import type { Kit } from './kit.ts'
import type { Frame, Table } from './table.ts'
import type { View } from './view.ts'

/** What tables and views have in common. */
export interface Sight {
  readonly options: Table['options']
  readonly sectors: number
  readonly pending: readonly Frame[]
}

/**
 * What a seat may do is listed once, for tables and for views alike: `Eyes` are all it may look with, and those of a view
 * see no more than its viewer.
 */
export interface Eyes<Sight> {
  size(sight: Sight, zone: number): number
  /** −1 if the viewer does not know it. */
  face(sight: Sight, kit: Kit, zone: number, place: number): number
  back(sight: Sight, kit: Kit, zone: number, place: number): number
  isUp(sight: Sight, zone: number, place: number): boolean
}

export const tableEyes: Eyes<Table> = {
  size: (table, zone) => table.cards.zones[zone].length,
  face: (table, { layout }, zone, place) => layout.face[table.cards.zones[zone][place]],
  back: (table, { layout }, zone, place) => layout.back[layout.face[table.cards.zones[zone][place]]],
  isUp: (table, zone, place) => (table.cards.known[table.cards.zones[zone][place]] & AUDIENCE) !== 0,
}

export const viewEyes: Eyes<View> = {
  size: (view, zone) => view.zones[zone].size,
  face: (view, _, zone, place) => view.zones[zone].cards[place].face,
  back: (view, _, zone, place) => view.zones[zone].cards[place].back,
  isUp: (view, zone, place) => (view.zones[zone].cards[place].known & AUDIENCE) !== 0,
}

/** The types of ship in one of the seat's own places, as bits. */
export function typesIn<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, zone: number): number {
  let types = 0
  for (let place = eyes.size(sight, zone) - 1; place >= 0; place--)
    types |= 1 << eyes.face(sight, kit, zone, place)
  return types
}
