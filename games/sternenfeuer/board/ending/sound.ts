import { type Tone, tone } from '@sternentisch/grammar'
import { SECONDS } from './lasts.ts'
import { type Scene, storyOf } from './story.ts'

/** A low swell as the halo fills, then a horn call: bright where it is one's own, dark where it is not. */
export function sound(scene: Scene): readonly Tone[] {
  const { world, winner } = storyOf(scene)
  const { viewer } = scene.view
  const lost = winner !== null && typeof viewer === 'number' && viewer !== winner
  const swell = world
    ? [
        tone('sine', 98, 147, 0.3, 1.8, 0.12),
        tone('sine', 196, 294, 0.7, 1.4, 0.06),
        tone('noise', 300, 1800, 0.6, 1.2, 0.03),
      ]
    : []
  const at = world ? SECONDS.taken - 1.9 : 0.4
  const call = winner === null ? [147, 220, 294] : lost ? [131, 196, 233] : [147, 220, 294, 370]
  return [...swell, ...call.map((pitch, n) => tone('triangle', pitch, pitch, at + n * 0.16, 1.5, 0.09))]
}
