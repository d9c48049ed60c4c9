import type { Seat } from '@sternentisch/kernel'
import type { View } from '../../rules/view.ts'
import { Icon } from '../art/icons.tsx'
import { SIDE_SIGN, sideOfSeat } from '../words/reason.ts'

/** Whose it is shows by the sign of the side, not by colour alone. */
export const SideName = ({
  view,
  seat,
  name,
}: {
  readonly view: View
  readonly seat: Seat
  readonly name: string
}) => (
  <span className="sn-side-name">
    <Icon name={SIDE_SIGN[sideOfSeat(view, seat)]} size={13} />
    {name}
  </span>
)
