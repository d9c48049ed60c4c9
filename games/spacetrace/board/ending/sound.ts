import { type Tone, tone } from '@sternentisch/grammar'
import { fallOf, type Scene, winnerOf } from './story.ts'

/** The counter ticks down, one low tone as the signal goes, silence, and the two notes of a report. */
export function sound(scene: Scene): readonly Tone[] {
  const fall = fallOf(scene)
  const winner = winnerOf(scene)
  const { viewer } = scene.view
  const lost = winner !== null && typeof viewer === 'number' && viewer !== winner
  const ticks = fall
    ? [
        ...Array.from({ length: 12 }, (_, at) =>
          tone('square', 1180 - at * 60, 1180 - at * 60, 0.3 + at * 0.115, 0.05, 0.03),
        ),
        tone('noise', 500, 120, 0.3, 1.2, 0.05),
        tone('sine', 110, 55, 1.7, 0.6, 0.14),
      ]
    : []
  const at = fall ? 2.4 : 0.5
  const [first, second] = lost ? [494, 392] : winner === null ? [440, 440] : [440, 659]
  return [
    ...ticks,
    tone('square', first, first, at, 0.12, 0.04),
    tone('square', second, second, at + 0.16, 0.3, 0.04),
  ]
}
