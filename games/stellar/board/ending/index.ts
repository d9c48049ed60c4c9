import type { GameEnding } from '@sternentisch/grammar'
import type { StellarEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { SECONDS } from './lasts.ts'
import { Picture } from './picture.tsx'
import { sound } from './sound.ts'
import { beginsAt, lastSector } from './story.ts'
import { verdictOf } from './verdict.ts'

/** The last sector is scored. */
export const ending: GameEnding<View, StellarEvent> = {
  lasts: (scene) => (lastSector(scene) ? SECONDS.scored : SECONDS.short),
  begins: beginsAt,
  verdict: verdictOf,
  Picture,
  sound,
}
