import type { ComponentType } from 'react'
import { StellarPicture } from './stellar-picture.tsx'

/** A window into a game: what Home shows before anything of the game itself is loaded. */
export interface World {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly Picture: ComponentType
}

export const worlds: readonly World[] = [
  { id: 'stellar', seats: { min: 2, max: 4 }, minutes: 45, Picture: StellarPicture },
]
