import type { GameEnding } from '@sternentisch/grammar'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { SECONDS } from './lasts.ts'
import { Picture } from './picture.tsx'
import { sound } from './sound.ts'
import { beginsAt, storyOf } from './story.ts'
import { verdictOf } from './verdict.ts'

/** The world is taken. */
export const ending: GameEnding<View, SternenfeuerEvent> = {
  lasts: (scene) => (storyOf(scene).world ? SECONDS.taken : SECONDS.short),
  begins: beginsAt,
  verdict: verdictOf,
  Picture,
  sound,
}
