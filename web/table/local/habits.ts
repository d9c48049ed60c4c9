import { type AnyGame, type Asking, sparedAnswer } from '@sternentisch/kernel'
import type { ScreenHabits } from '../stage/screen.ts'

/** What a table takes from the settings, asked anew each time, and from its board. */
export interface Habits extends ScreenHabits {
  /** When the persons at this device want to be asked. */
  asking(): Asking
  /** What the standing orders say to a decision; undefined if they leave it open. */
  answer?(view: unknown, actions: readonly unknown[]): unknown
}

interface Asked {
  readonly game: AnyGame
  readonly view: unknown
  readonly actions: readonly unknown[]
  /** The table hands over for every window: nobody shall learn who had a choice. */
  readonly guarded: boolean
  /** Nothing is left but to end the turn, and what was done before can still be taken back. */
  readonly late: boolean
}

/** The answer that a person need not give: there is no other, or an order names it; undefined if the person is asked. */
export function unaskedAnswer(habits: Habits, { game, view, actions, guarded, late }: Asked): unknown {
  const window = game.windowAt?.(view, actions) ?? null
  return (
    sparedAnswer({ actions, window, guarded, late }, habits.asking()) ??
    (actions.length > 1 ? habits.answer?.(view, actions) : undefined)
  )
}
