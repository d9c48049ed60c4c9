import type { StoredCards } from '../store/store.ts'

/** What a bot of the server is asked: what its seat sees, and nothing else. */
export interface Question {
  readonly id: number
  readonly wants: 'move' | 'draw'
  readonly game: string
  readonly rules: string
  readonly view: unknown
  readonly budget: number
  readonly luck: string
  /** The card set of the match, where it is one of somebody's own and this thread has not been told of it. */
  readonly set: StoredCards | null
}

/** A move in notation, or whether a draw is agreed to. */
export type Answer =
  | { readonly id: number; readonly answer: string | boolean }
  | { readonly id: number; readonly failed: string }

/** How a worker knows what it is there for. */
export const BOT_ROLE = 'sternentisch bot'
