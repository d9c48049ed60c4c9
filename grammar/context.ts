import type { AnyGame } from '@sternentisch/kernel'
import { createContext } from 'react'
import type { Acting } from './board.ts'
import type { Speech } from './text/index.ts'
import type { OpenChoice } from './use-choice.ts'

/** What a spot has said about itself. */
export interface SpotEntry {
  readonly parts: readonly string[]
  readonly label: string
  readonly why: string | null
  /** The action that one press decides; undefined if it is one of several picks. */
  readonly decides: unknown
}

/** What everything inside an interaction shares. */
export interface Interacting {
  readonly game: AnyGame | null
  readonly board: Acting | null
  readonly view: unknown
  readonly speech: Speech | null
  readonly choice: OpenChoice | null
  readonly spots: Map<string, SpotEntry>
  /** Why nothing can be picked: others have to decide first. Null if that is not so. */
  readonly waiting: string | null
  /** An action that is advised; null if none is. */
  readonly hinted: unknown
  /** Sees to it that exactly one spot is in the tab order. */
  settle(): void
}

/** Outside any interaction (thumbnails, figures of a rulebook) spots are drawn and do nothing. */
export const InteractionContext = createContext<Interacting>({
  game: null,
  board: null,
  view: null,
  speech: null,
  choice: null,
  spots: new Map(),
  waiting: null,
  hinted: null,
  settle: () => {},
})

/** The spot in focus or under the pointer, to preview or explain. Apart from the rest: it changes all the time. */
export const RegardedContext = createContext<string | null>(null)
