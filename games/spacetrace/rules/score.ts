// SP-17.2 as anybody can count it: discard piles lie open
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { kitOf } from './kit.ts'
import type { View } from './view.ts'
import { discardOf, stackOf } from './zones.ts'

/** Points so far: the enemy's wrecks, and the Base if it has fallen. */
export function pointsAt(view: View, seat: Seat): number {
  const { figures } = kitOf(view.options)
  const foe = seat === 0 ? 1 : 0
  const wrecks = view.zones[discardOf(foe)].cards.reduce(
    (sum, { face }) => sum + (face === UNKNOWN ? 0 : figures[face].worth),
    0,
  )
  const zone = stackOf(foe, 0, 4)
  const fallen = view.zones[zone].cards.find(
    ({ face }, place) => figures[face].card.type === 'base' && view.ships[zone][place].runs[0].lp === 0,
  )
  return wrecks + (fallen ? figures[fallen.face].worth : 0)
}
