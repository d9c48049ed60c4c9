import type { GameEnding } from '@sternentisch/grammar'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { Picture } from './picture.tsx'
import { sound } from './sound.ts'
import { fallOf } from './story.ts'
import { verdictOf } from './verdict.ts'

/** The counter runs to zero; where no Base fell there is only the report. */
export const ending: GameEnding<View, SpacetraceEvent> = {
  lasts: (scene) => (fallOf(scene) ? 3 : 1.6),
  verdict: verdictOf,
  Picture,
  sound,
}
