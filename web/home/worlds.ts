import { type ComponentType, lazy } from 'react'

/** A window into a game: what Home shows before anything of the game itself is loaded. */
export interface World {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly Picture: ComponentType
}

export const worlds: readonly World[] = [
  {
    id: 'starfighter',
    seats: { min: 2, max: 2 },
    minutes: 30,
    Picture: lazy(() => import('./starfighter-picture.tsx')),
  },
  {
    id: 'sternenfeuer',
    seats: { min: 2, max: 2 },
    minutes: 40,
    Picture: lazy(() => import('./sternenfeuer-picture.tsx')),
  },
  {
    id: 'stellar',
    seats: { min: 2, max: 4 },
    minutes: 45,
    Picture: lazy(() => import('./stellar-picture.tsx')),
  },
  {
    id: 'spacetrace',
    seats: { min: 2, max: 2 },
    minutes: 35,
    Picture: lazy(() => import('./spacetrace-picture.tsx')),
  },
]
