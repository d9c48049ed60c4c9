import { COMMANDER, type Figures } from '../../rules/figures.ts'
import type { Fleet } from '../../rules/table.ts'

/** Where a card of the hand would go when it is played. */
export type Goal = { readonly stack: number; readonly fleet: Fleet } | 'manpower' | 'chain'

export function goalOf(figures: Figures): Goal {
  if (figures.kind === COMMANDER) return { stack: figures.hostClass, fleet: 0 }
  if (figures.class > 0) return { stack: figures.class, fleet: figures.needsNoExtraFleet ? 1 : 0 }
  return figures.gain > 0 ? 'manpower' : 'chain'
}
