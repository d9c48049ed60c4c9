import { boxes } from '@sternentisch/games'
import type { Box } from '@sternentisch/grammar'
import { type ComponentType, lazy } from 'react'

/** A window into a game: what Home shows before anything of the game itself is loaded. */
export interface World extends Pick<Box, 'id' | 'seats' | 'minutes'> {
  readonly Picture: ComponentType
}

export const worlds: readonly World[] = boxes.map(({ id, seats, minutes, picture }) => ({
  id,
  seats,
  minutes,
  Picture: lazy(picture),
}))
