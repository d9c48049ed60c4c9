import type { Seat } from '@sternentisch/kernel'
import { type Frame, NOT_CHOSEN } from '../rules/table.ts'
import type { View } from '../rules/view.ts'

/** Who must decide now. */
export function decidersOf({ pending, cruisers }: View): readonly Seat[] {
  const frame = pending.at(-1)
  if (!frame) return []
  if (frame.kind === 'compose') return ([0, 1] as const).filter((seat) => (frame.left & (1 << seat)) === 0)
  if (frame.kind !== 'cruisers') return [frame.seat]
  return ([0, 1] as const).filter((seat) => cruisers[seat] === NOT_CHOSEN)
}

/** What one player is asked; null where the battle goes on by itself, or both are asked at once. */
export function matterOf({ kind, step }: Frame) {
  if (kind === 'battle') return step === 'shift' || step === 'order' ? step : null
  return kind === 'salvo' || kind === 'cruisers' || kind === 'compose' ? null : kind
}
