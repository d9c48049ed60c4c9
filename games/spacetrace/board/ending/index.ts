import type { GameEnding } from '@sternentisch/grammar'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { Picture } from './picture.tsx'
import { sound } from './sound.ts'
import { beginsAt, fallOf } from './story.ts'
import { verdictOf } from './verdict.ts'

/** The counter runs to zero; where no Base fell there is only the report. */
export const ending: GameEnding<View, SpacetraceEvent> = {
  lasts: (scene) => (fallOf(scene) ? 3 : 1.6),
  begins: beginsAt,
  verdict: verdictOf,
  Picture,
  sound,
}
