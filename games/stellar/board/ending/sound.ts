import { type Tone, tone, tune } from '@sternentisch/grammar'
import { SECONDS } from './lasts.ts'
import { lastSector, type Scene } from './story.ts'

/** A glass bell for each body that is read off, rising; then a chord, open where nobody here has won. */
export function sound(scene: Scene): readonly Tone[] {
  const event = lastSector(scene)
  const { viewer } = scene.view
  const count = event?.cards.length ?? 0
  const bells = tune(
    'sine',
    [523, 587, 659, 784, 880, 988].slice(0, count),
    0.5,
    0.9 / Math.max(1, count),
    0.7,
    0.08,
  )
  const at = event ? SECONDS.scored - 0.9 : 0.5
  const lost = typeof viewer === 'number' && !scene.result.winners.includes(viewer)
  const chord = lost ? [262, 392, 466] : [262, 392, 494, 659]
  const line = event ? [tone('sine', 330, 660, 1.5, 0.7, 0.04)] : []
  return [
    ...bells,
    ...line,
    ...chord.map((pitch, n) => tone('triangle', pitch, pitch, at + n * 0.05, 1.4, 0.06)),
  ]
}
