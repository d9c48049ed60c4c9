import type { Seat } from '@sternentisch/kernel'
import type { View } from '../rules/view.ts'

export const SEATS: readonly Seat[] = [0, 1]

export const isPlayer = ({ viewer }: View): boolean => viewer === 0 || viewer === 1

/** Whose side is drawn below: the viewer's, or A's for those who only watch. */
export const nearSeat = ({ viewer }: View): Seat => (viewer === 1 ? 1 : 0)
export const farSeat = (view: View): Seat => (nearSeat(view) === 0 ? 1 : 0)

/** Whose cards lie face up before the viewer: their own, or all of them once everything is open. */
export const openHands = (view: View): readonly Seat[] =>
  view.viewer === 'all' ? [nearSeat(view), farSeat(view)] : isPlayer(view) ? [nearSeat(view)] : []

export type Side = 'own' | 'foe'

export const sideOf = (view: View, seat: Seat): Side => (seat === nearSeat(view) ? 'own' : 'foe')
