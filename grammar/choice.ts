import type { Refusal } from '@sternentisch/kernel'

/**
 * How a person builds an action out of the legal ones: pick a thing, see what it can be combined with, pick
 * that, confirm or take back. Every action is a handful of parts (`game.parts`); picking narrows the list to
 * the actions that have all picked parts, in whatever order they are picked.
 */
export interface Choice<Action = unknown> {
  readonly actions: readonly Action[]
  readonly picked: readonly string[]
  /** The actions that still fit what is picked. */
  readonly fitting: readonly Action[]
  /** The action that is complete with what is picked, ready to be confirmed. */
  readonly complete: Action | null
  /** Whether picking this next leads anywhere. */
  canPick(...parts: string[]): boolean
  pick(...parts: string[]): void
  /** Takes one pick back, or the last one. */
  takeBack(part?: string): void
  clear(): void
  /** Decides: the complete action, or one named directly. */
  confirm(action?: Action): void
  /** Why a move in notation is not possible now. */
  whyNot(text: string): Refusal | null
}

/** The parts of an action, counted: a fleet may hold two ships of a type. */
const countOf = (parts: readonly string[], part: string): number => {
  let count = 0
  for (const each of parts) if (each === part) count++
  return count
}

/** Whether an action has all these parts. */
export const has = (parts: readonly string[], picked: readonly string[]): boolean =>
  picked.every((part) => countOf(parts, part) >= countOf(picked, part))
