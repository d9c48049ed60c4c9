import type { GameEnding } from '@sternentisch/grammar'
import type { StarfighterEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { SECONDS } from './lasts.ts'
import { Picture } from './picture.tsx'
import { sound } from './sound.ts'
import { beginsAt, storyOf } from './story.ts'
import { verdictOf } from './verdict.ts'

/** The cruiser breaks. */
export const ending: GameEnding<View, StarfighterEvent> = {
  lasts: (scene) => (storyOf(scene).broken.length > 0 ? SECONDS.broken : SECONDS.short),
  begins: beginsAt,
  verdict: verdictOf,
  Picture,
  sound,
}
