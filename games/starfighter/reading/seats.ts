import type { Seat } from '@sternentisch/kernel'
import { kitOf, type Ship } from '../rules/kit.ts'
import type { View } from '../rules/view.ts'

export const SEATS: readonly Seat[] = [0, 1]

/** Who sits at the lower edge of the screen: the viewer, else South. */
export const nearSeat = ({ viewer }: View): Seat => (viewer === 1 ? 1 : 0)
export const isSeated = (view: View): view is View & { viewer: Seat } => typeof view.viewer === 'number'

/** Null as long as the cruiser is not chosen, or not shown. */
export const shipOf = (view: View, seat: Seat): Ship | null =>
  kitOf(view.options).ships[view.cruisers[seat]] ?? null

/** Whose hands lie open before whoever looks: one's own, or with all cards open everybody's, the near one first. */
export const openHands = (view: View): readonly Seat[] =>
  isSeated(view) ? [view.viewer] : view.viewer === 'all' ? SEATS : []
