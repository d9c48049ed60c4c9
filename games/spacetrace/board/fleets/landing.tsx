import type { Seat } from '@sternentisch/kernel'
import { sideOf } from '../../reading/seats.ts'
import { fleetAt } from '../../reading/ships.ts'
import type { Fleet, ShipClass } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { useTable } from '../table/context.ts'
import { LandingField } from '../table/field.tsx'

interface PlaceProps {
  readonly seat: Seat
  readonly shipClass: ShipClass
}

/** Where the picked card of the hand, or a ship of the extra fleet, would come to stand. */
export function Landing({ seat, shipClass }: PlaceProps) {
  const { view, choice, card, goal } = useTable()
  if (!choice || sideOf(view, seat) !== 'own') return null
  const lands = goal !== null && typeof goal === 'object' && goal.fleet === 0 && goal.stack === shipClass
  if (card !== null && lands) return <LandingField card={card} />
  return movesHere(view, seat, 0, shipClass, choice.picked) ? <LandingField card={null} /> : null
}

/** Whether a ship of the other fleet is picked that can move here. */
export const movesHere = (
  view: View,
  seat: Seat,
  fleet: Fleet,
  shipClass: ShipClass | null,
  [picked]: readonly string[],
): boolean =>
  view.pending.at(-1)?.kind === 'turn' &&
  fleetAt(view, seat, fleet === 0 ? 1 : 0).some(
    ({ figures, copy }) =>
      (shipClass === null || figures.class === shipClass) && `${figures.id}#${copy}` === picked,
  )
