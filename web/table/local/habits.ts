import type { AnyGame } from '@sternentisch/kernel'
import type { ScreenHabits } from '../stage/screen.ts'

/** What a table takes from the settings, asked anew each time, and from its board. */
export interface Habits extends ScreenHabits {
  autoPass(): boolean
  /** What the viewer's standing orders say to a decision; undefined if they leave it open. */
  answer?(view: unknown, actions: readonly unknown[]): unknown
}

/** The only action there is, or the one that a standing order names; undefined if the viewer has to be asked. */
export function unaskedAnswer(
  habits: Habits,
  { game, view, watched }: { readonly game: AnyGame; readonly view: unknown; readonly watched: boolean },
  actions: readonly unknown[],
): unknown {
  if (actions.length !== 1) return habits.answer?.(view, actions)
  // If it went by itself, others at the same device could tell what the seat does not hold.
  if (!habits.autoPass() || (watched && game.alwaysAsks?.(view))) return undefined
  return actions[0]
}
