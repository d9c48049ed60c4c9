import { type Tone, tone, tune } from '@sternentisch/grammar'
import { SECONDS } from './lasts.ts'
import { type Scene, storyOf } from './story.ts'

const SHOT = [
  tone('sawtooth', 900, 120, 0, 0.4, 0.06),
  tone('noise', 1400, 90, 0.4, 1.3, 0.3),
  tone('sawtooth', 120, 30, 0.4, 1.1, 0.14),
  tone('noise', 3600, 500, 0.9, 0.6, 0.1),
]

/** The shot, the hull, then the jingle of the broadcast: up for whoever won, level for a draw, down softly else. */
export function sound(scene: Scene): readonly Tone[] {
  const { broken, winner } = storyOf(scene)
  const { viewer } = scene.view
  const at = (broken.length > 0 ? SECONDS.broken : SECONDS.short) - 1.1
  const lost = winner !== null && typeof viewer === 'number' && viewer !== winner
  const jingle = winner === null ? [392, 440, 392] : lost ? [440, 392, 330] : [392, 494, 587, 784]
  return [...(broken.length > 0 ? SHOT : []), ...tune('triangle', jingle, at, 0.12, 0.7, 0.1)]
}
