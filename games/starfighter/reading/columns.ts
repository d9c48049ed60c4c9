// Sectors, and the columns of the screen in which they are drawn
import type { Seat } from '@sternentisch/kernel'
import type { View } from '../rules/view.ts'
import { nearSeat } from './seats.ts'

export const SECTOR_LIST = [0, 1, 2, 3, 4] as const

/** What is drawn in a sector: whose, which, and whether it lies below. */
export interface InSector {
  readonly seat: Seat
  readonly sector: number
  readonly near: boolean
}

/** Columns from the left of the screen. Whoever sits below sees the table from their side. */
export function columnOf(view: View, seat: Seat, sector: number, offset = view.offset): number {
  const column = sector + (seat === 1 ? offset : 0) - Math.min(0, offset)
  return nearSeat(view) === 1 ? columnsOf(offset) - 1 - column : column
}

export const columnsOf = (offset: number): number => 5 + Math.abs(offset)

/** A direction of the common frame as it is on this screen, and back. */
export const onScreen = (view: View, to: number): number => (nearSeat(view) === 1 ? 0 - to : to)

/** The sector that faces this one; −1 for none. */
export function facing(offset: number, seat: Seat, sector: number): number {
  const other = seat === 0 ? sector - offset : sector + offset
  return other >= 0 && other <= 4 ? other : -1
}
