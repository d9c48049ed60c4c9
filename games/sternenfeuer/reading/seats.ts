// Who sits where, as a viewer sees it
import type { Seat } from '@sternentisch/kernel'
import type { View } from '../rules/view.ts'

export const isPlayer = ({ viewer }: View): boolean => typeof viewer === 'number'

/** Who sits at the near side: the viewer, or A for those who only watch. */
export const nearSeat = ({ viewer }: View): Seat => (viewer === 1 ? 1 : 0)
export const farSeat = ({ viewer }: View): Seat => (viewer === 1 ? 0 : 1)

/** Whose cards lie face up before the viewer: their own, or all of them once everything is open. */
export const openHands = (view: View): readonly Seat[] =>
  view.viewer === 'all' ? [nearSeat(view), farSeat(view)] : isPlayer(view) ? [nearSeat(view)] : []

/** Whose decision it is; null once it is over. */
export const askedSeat = ({ pending }: View): Seat | null => pending.at(-1)?.seat ?? null
