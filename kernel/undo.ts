import { type Refusal, refuse } from './refusal.ts'
import { letterOf, type Seat } from './seat.ts'

/** A move that was made, and whether it may be taken back; only the one who made it knows. */
export interface Moved {
  readonly seat: Seat
  readonly canTakeBack?: boolean
}

/** A seat may take the last moves back if they were its own and showed it nothing new. */
export function whyNoUndo(
  steps: readonly Moved[],
  seat: Seat,
  moves: number,
  isOver: boolean,
): Refusal | null {
  if (moves < 1 || steps.length < moves) return refuse('undo.nothing')
  for (const last of steps.slice(-moves).reverse()) {
    if (last.seat !== seat) return refuse('undo.other', { seat: letterOf(last.seat) })
    if (last.canTakeBack) continue
    return isOver ? refuse('undo.final') : refuse('undo.seen')
  }
  return null
}
