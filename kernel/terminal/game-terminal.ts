import type { GameEvent, Told } from '../events.ts'
import { nameAt, type SeatNames } from '../names.ts'
import type { Draws } from '../random.ts'
import type { Seat } from '../seat.ts'
import type { Speech } from '../text.ts'

/** What a drawing goes onto. */
export interface Page {
  /** Columns. */
  readonly width: number
  /** Colour is only ever an extra. */
  readonly colour: boolean
  /** Who sits where, in words; seats without a name are lettered. */
  readonly names?: SeatNames
}

export const nameOf = ({ names = [] }: Pick<Page, 'names'>, seat: Seat): string => nameAt(names, seat)

/** A move with a name of its own where there are too many to list: a random fleet, the last fleet. */
export interface Preset {
  /** What the player types, or `<game>.word.<word>` in another language; `<game>.preset.<word>` says what it does. */
  readonly word: string
  /** In notation. */
  readonly move: string
}

/**
 * How a game shows itself in a terminal. Everything is made from views and from events as told to a viewer, so
 * nothing here can give away a secret.
 */
export interface GameTerminal<View = unknown, Action = unknown, Event extends GameEvent = GameEvent> {
  /** The table as the viewer sees it, and who decides what. */
  drawTable(view: View, speech: Speech, page: Page): string
  /** What is decided now, and by whom: one sentence. */
  ask(view: View, speech: Speech, page: Page): string
  /** The moves numbered from 1 in the order of `actions`, with warnings; null where there are too many to list. */
  listMoves(view: View, actions: readonly Action[], speech: Speech, page: Page): string | null
  /** How to make a choice that is not listed. */
  explainTyping(view: View, speech: Speech, page: Page): string
  describeAction(action: Action, view: View, speech: Speech, page?: Pick<Page, 'names'>): string
  /** What a player should know before this move. */
  warnings(action: Action, view: View, speech: Speech, page?: Pick<Page, 'names'>): readonly string[]
  /** Whether to ask before this move is made: it gives something away that a slip of the finger could cause. */
  needsConsent(action: Action, view: View): boolean
  /** What happened, as told to the viewer of the view; null if it is not worth a line. */
  tellEvent(told: Told<Event>, view: View, speech: Speech, page?: Pick<Page, 'names'>): string | null
  /** Who won, and how it came about. */
  tellResult(view: View, speech: Speech, page: Page): string
  /** Short forms that people type, as notation; anything else comes back as it is. */
  spellOut(view: View, typed: string): string
  /** Ready-made choices. `earlier` are the moves this seat made so far, oldest first. */
  presets(view: View, earlier: readonly string[], draws: Draws): readonly Preset[]
  /** Charts a player can ask for by word; `<game>.word.<word>` and `<game>.chart.<word>` are named as above. */
  readonly charts: readonly string[]
  drawChart(word: string, view: View, speech: Speech, page: Page): string
}
