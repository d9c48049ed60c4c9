// How close the figures of a row stand
import type { Size } from '@sternentisch/grammar'
import { roomOf } from '../shapes/room.ts'

/** On an upright phone no figure is narrower, and from here on two of them overlap, or cover each other's names. */
const LEAST = 34
const NAMED = 28

/** How wide a place is on an upright phone; elsewhere the number of figures alone decides. */
export function columnOn(room: Size, share: string): number {
  const names = roomOf(room)?.split(' ') ?? []
  const upright = names.includes('phone') && !names.includes('side')
  return upright ? (room.width - 28) * Number(share) : Number.POSITIVE_INFINITY
}

/** Side by side, closer, narrow, overlapping, packed. */
export function crowdOf(figures: number, column: number): string | undefined {
  const step = figures < 2 ? LEAST : (column - LEAST) / (figures - 1)
  const names = [
    figures === 3 && 'close',
    figures > 3 && 'narrow',
    (figures > 4 || step < LEAST) && 'over',
    (figures > 6 || step < NAMED) && 'packed',
  ]
  return names.filter(Boolean).join(' ') || undefined
}
