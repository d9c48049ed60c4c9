// Ready-made fleets: the last one as far as it is still there, an even one, and chance
import { freshSeed, randomFrom } from '@sternentisch/kernel'
import { randomFleet, shipsIn } from '../../rules/fleets.ts'
import { CIVIL, CLASS_OF, DESTROYER, FOUNDER, MILITARY, type Ship } from '../../rules/ships.ts'
import type { View } from '../../rules/view.ts'

const nameOf = ({ viewer, options }: View): string => `sternentisch.stellar.fleet.${options.mode}.${viewer}`

export function keepFleet(view: View, ships: readonly Ship[]): void {
  try {
    localStorage.setItem(nameOf(view), JSON.stringify(ships))
  } catch {
    // Without storage there is no last fleet; nothing else depends on it.
  }
}

/** The last fleet of this seat, without the ships that have been lost since; null if there was none. */
export function lastFleet(view: View, reserve: readonly Ship[]): readonly Ship[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(view)) ?? 'null')
    if (!Array.isArray(kept)) return null
    const left = [...reserve]
    const there = kept.filter((ship): ship is Ship => {
      const at = left.indexOf(ship as Ship)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    return there.length > 0 ? there : null
  } catch {
    return null
  }
}

/** Half civil, half military, and no type twice as long as others are left. */
export function balanced(reserve: readonly Ship[], size: number): readonly Ship[] {
  const ofClass = (back: number): Ship[] => spread(reserve.filter((ship) => CLASS_OF[ship] === back))
  const [civil, military] = [ofClass(CIVIL), ofClass(MILITARY)]
  const picked = [...civil.splice(0, Math.floor(size / 2)), ...military.splice(0, Math.ceil(size / 2))]
  const rest = [...military, ...civil]
  return [...picked, ...rest.slice(0, size - picked.length)]
}

/** First one of each type, the strongest first, then the second ones. */
const spread = (ships: readonly Ship[]): Ship[] => {
  const first = ships.filter((ship, at) => ships.indexOf(ship) === at)
  const second = ships.filter((ship, at) => ships.indexOf(ship) !== at)
  const rank = (ship: Ship): number => (ship === FOUNDER || ship === DESTROYER ? -1 : ship)
  return [...first.sort((a, b) => rank(a) - rank(b)), ...second]
}

export const chance = (reserve: readonly Ship[]): readonly Ship[] =>
  shipsIn(randomFleet([...reserve], randomFrom(freshSeed()).stream('fleet')))
