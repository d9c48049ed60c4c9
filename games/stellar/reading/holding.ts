// Who holds a sector (ST-14)
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { CIVIL, CLASS_OF, MILITARY } from '../rules/ships.ts'
import { sameSide } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { kitFor, militaryAt, seatsAt, stackAt } from './sight.ts'

export type Holding = (
  | { readonly kind: 'holds' | 'leads'; readonly seat: Seat }
  | { readonly kind: 'nobody' | 'tied' | 'contested' | 'partners'; readonly seat: null }
) & {
  /** Settlement points, the best first, where they decide and are known. */
  readonly count: string
}

interface Settled {
  readonly seat: Seat
  readonly least: number
  readonly most: number
}

/** Who would win the sector now, as far as the viewer can tell (ST-14). */
export function holdingOf(view: View, sector: number): Holding {
  const present = seatsAt(view).filter((seat) => stackAt(view, sector, seat).size > 0)
  if (present.length === 0) return { kind: 'nobody', seat: null, count: '' }
  const military = present.filter((seat) => militaryAt(view, sector, seat) > 0)
  if (military.length === 1) return { kind: 'holds', seat: military[0], count: '' }
  // While a battle is on, enemies share a sector.
  const kit = kitFor(view)
  if (military.some((seat) => !sameSide(kit, seat, military[0])))
    return { kind: 'contested', seat: null, count: '' }
  if (military.length > 1 && view.options.sharedMilitary === 'nobody')
    return { kind: 'partners', seat: null, count: '' }
  const among = military.length > 1 ? military : present
  return bySettlement(among.map((seat) => settlementOf(view, sector, seat)))
}

/** Settlement points of one player in a sector: the least and the most they can be. */
export function settlementOf(view: View, sector: number, seat: Seat): Settled {
  const { settlement } = kitFor(view)
  let [least, most] = [0, 0]
  for (const { face, back } of stackAt(view, sector, seat).cards) {
    const [fewest, greatest] =
      face === UNKNOWN ? spanOfClass(settlement, back) : [settlement[face], settlement[face]]
    least += fewest
    most += greatest
  }
  return { seat, least, most }
}

/** What a hidden ship of a class can be worth. */
function spanOfClass(settlement: readonly number[], back: number): readonly [number, number] {
  const points = settlement.filter((_, ship) => CLASS_OF[ship] === (back === CIVIL ? CIVIL : MILITARY))
  return [Math.min(...points), Math.max(...points)]
}

function bySettlement(all: readonly Settled[]): Holding {
  const ranked = [...all].sort((a, b) => b.least - a.least)
  const [first, ...rest] = ranked
  const exact = ranked.every(({ least, most }) => least === most)
  const count = exact && rest.length > 0 ? ranked.map(({ least }) => least).join(' : ') : ''
  if (rest.every(({ most }) => most < first.least)) return { kind: 'leads', seat: first.seat, count }
  return { kind: exact ? 'tied' : 'contested', seat: null, count }
}
