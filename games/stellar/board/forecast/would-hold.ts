// Would the viewer win a sector with one more ship there, if nothing else changed? As far as can be told (ST-14)
import type { Seat } from '@sternentisch/kernel'
import { settlementOf } from '../../reading/holding.ts'
import { kitFor, militaryAt, seatsAt } from '../../reading/sight.ts'
import { isMilitary, type Ship } from '../../rules/ships.ts'
import { sameSide } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { enemyMilitary, type Fights } from './fights.ts'

export function wouldHold(view: View, seat: Seat, sector: number, ship: Ship, fights: Fights): boolean {
  const others = seatsAt(view).filter((other) => other !== seat)
  if (isMilitary(ship) && (fights.falls || fights.open)) return false
  if (!isMilitary(ship) && enemyMilitary(view, seat, sector)) return false
  const military = isMilitary(ship) || militaryAt(view, sector, seat) > 0
  const rivals = others.filter((other) => isPartnerWithMilitary(view, seat, sector, other))
  if (military && rivals.length === 0) return true
  // ST-19.5: partners who both hold a sector with military ships win nothing, or compare their settlement.
  if (military && view.options.sharedMilitary === 'nobody') return false
  if (!military && rivals.length > 0) return false
  const own = settlementOf(view, sector, seat).least + kitFor(view).settlement[ship]
  return (military ? rivals : others).every((other) => settlementOf(view, sector, other).most < own)
}

/** Once the enemies are beaten, only a partner can have military ships there as well. */
const isPartnerWithMilitary = (view: View, seat: Seat, sector: number, other: Seat): boolean =>
  militaryAt(view, sector, other) > 0 && sameSide(kitFor(view), seat, other)
