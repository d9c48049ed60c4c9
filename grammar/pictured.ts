import type { AnyTable, GameEvent, Viewer } from '@sternentisch/kernel'

/** A state of a board, worth looking at: a real table, and what happened on the way. */
export interface Pictured {
  readonly table: AnyTable
  readonly viewer: Viewer
  /** Each with the view of that instant. */
  readonly events: readonly { readonly event: GameEvent; readonly view: unknown }[]
  /** False if the film stops at its last event; otherwise it runs to its end. */
  readonly rests?: boolean
}

/** The states of one game's board, by name. */
export type Gallery = Readonly<Record<string, () => Pictured>>
