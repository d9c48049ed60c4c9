import type { View } from '../rules/view.ts'
import { SEATS, shipOf } from './seats.ts'

type Phase = 'setup' | 'supply' | 'deployment' | 'battle' | 'over'

export function phaseOf(view: View): Phase {
  if (view.result) return 'over'
  const kind = view.pending[0]?.kind
  if (kind === 'battle' || kind === 'deployment') return kind
  if (kind || SEATS.some((seat) => shipOf(view, seat) === null)) return 'setup'
  // Nothing is pending between two rounds: the battle ends as long as both have passed.
  return view.passed === 0 ? 'supply' : 'battle'
}
