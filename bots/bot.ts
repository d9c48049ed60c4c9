import type { AnyGame, Mind, Random } from '@sternentisch/kernel'

/** Budgets count iterations, not seconds, so that the same question gets the same answer on every machine. */
export type Budget = number

/** An action a bot considered, and its chance to win with it as far as it could tell. */
export interface Considered {
  readonly action: unknown
  readonly chance: number
  /** How often it was tried, where that says how good it is. */
  readonly visits?: number
}

export interface Thought {
  readonly action: unknown
  /** Best first; empty for a bot that does not weigh. */
  readonly considered: readonly Considered[]
}

/** A bot sees what its seat sees: a view and the actions on it. It never holds a table. */
export type Bot = (view: unknown, actions: readonly unknown[], budget: Budget, random: Random) => Thought

export type BotMaker = (game: AnyGame, mind: Mind) => Bot
