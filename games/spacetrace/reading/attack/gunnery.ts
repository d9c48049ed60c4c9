// What was shot in a whole match, for its end
import type { Seat, Told } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { Figures } from '../../rules/figures.ts'
import type { View } from '../../rules/view.ts'
import { kitFor } from '../kit.ts'
import { lpIn } from '../runs.ts'

export interface Salvo {
  readonly seat: Seat
  readonly figures: Figures
  readonly damage: number
}

export interface Gunnery {
  /** By seat, then by class from 0: the damage that ships of this class did to the enemy. */
  readonly damage: readonly (readonly number[])[]
  /** The salvo that did most; null if nobody hit anything. */
  readonly best: Salvo | null
}

export function gunneryOf(view: View, events: readonly Told<SpacetraceEvent>[]): Gunnery {
  const { figures, faceOfId } = kitFor(view)
  const damage = [0, 1].map(() => [0, 0, 0, 0, 0])
  let best: Salvo | null = null
  for (const event of events) {
    if (event.kind !== 'fired' && event.kind !== 'effect') continue
    const own = figures[faceOfId.get(event.card) ?? 0]
    const done = event.hits
      .filter(({ seat }) => seat !== event.seat)
      .reduce((sum, { before, after }) => sum + lpIn(before) - lpIn(after), 0)
    damage[event.seat][own.class] += done
    if (event.kind === 'fired' && done > (best?.damage ?? 0))
      best = { seat: event.seat, figures: own, damage: done }
  }
  return { damage, best }
}
