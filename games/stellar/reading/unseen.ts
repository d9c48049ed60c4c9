// §7.4: what a hidden ship can still be; §11: the solar cards not seen yet
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { SolarFace } from '../rules/kit.ts'
import type { Ship } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { kitFor } from './sight.ts'

/** The cards of one pool minus those whose faces the viewer can place. */
function unplaced(view: View, pool: number): number[] {
  const { layout } = kitFor(view)
  const left = layout.face.filter((_, card) => layout.pool[card] === pool)
  view.zones.forEach((zone, index) => {
    if (layout.zones[index].pool !== pool) return
    for (const { face } of zone.cards) if (face !== UNKNOWN) left.splice(left.indexOf(face), 1)
  })
  return left
}

export const unplacedShips = (view: View, seat: Seat): Ship[] => unplaced(view, seat)

export const unseenSolar = (view: View): SolarFace[] => {
  const { solar, players } = kitFor(view)
  return unplaced(view, players).flatMap((face) => solar[face] ?? [])
}
