// The table of a game that is only a harbour: five ships, the sea, two hands, up to three piers
import { type Cards, type Layout, zone } from '../../cards.ts'
import type { Result } from '../../game.ts'
import type { Seat } from '../../seat.ts'

export interface Options {
  readonly mode: 'calm' | 'storm'
}

export type Turn = { kind: 'turn'; seat: Seat; step: 'sail' | 'land' }
export type Tow = { kind: 'tow'; seat: Seat; pier: number }

export interface Table {
  options: Options
  round: number
  first: Seat
  coins: number[]
  piers: number
  anchored: boolean[]
  cards: Cards
  pending: (Turn | Tow)[]
  result: Result | null
}

export interface Kit {
  readonly options: Options
  readonly layout: Layout
}

export const PIERS = 3
export const SEA = 0
export const handOf = (seat: number): number => 1 + seat
export const pierAt = (pier: number): number => 3 + pier

export const layout: Layout = {
  zones: [
    zone({ name: 'sea', shape: 'pile', pool: 0, backs: 'none' }),
    zone({ name: 'hand A', shape: 'bag', pool: 0, backs: 'all', owner: 0 }),
    zone({ name: 'hand B', shape: 'bag', pool: 0, backs: 'all', owner: 1 }),
    ...Array.from({ length: PIERS }, (_, pier) =>
      zone({ name: `pier ${pier + 1}`, shape: 'row', pool: 0, backs: 'all' }),
    ),
  ],
  face: [0, 0, 1, 1, 2],
  back: [0, 0, 0],
  pool: [0, 0, 0, 0, 0],
}
