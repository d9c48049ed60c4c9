import type { Bill, Change, News, OptionValue, Seat } from '@sternentisch/kernel'
import type { Act } from './act.ts'
import type { Chair, Clock, Colour, Settings } from './settings.ts'

/** Who sits on a chair, for everybody to see. */
export interface Sitter {
  readonly name: string
  readonly colour: Colour | null
  /** A bot plays on for them. */
  readonly away: boolean
}

/**
 * How the clocks stand: what is left of each seat's time, and for whom it runs from an instant on. That may lie ahead: a
 * reaction window costs the same whatever one holds.
 */
export interface Clocks {
  readonly left: readonly number[]
  readonly at: number
  readonly running: readonly Seat[]
}

/** All that everybody may know of a table beside the match itself. */
export interface Notice {
  readonly table: string
  readonly game: string
  readonly rules: string
  /** Without what the players bring along. */
  readonly options: Readonly<Record<string, OptionValue>>
  readonly cards: string | null
  readonly chairs: readonly Chair[]
  readonly sitters: readonly (Sitter | null)[]
  /** The options that each seat brings along, by name; empty where nobody brings anything. */
  readonly brings: readonly (string | null)[]
  readonly clock: Clock | null
  readonly watch: Settings['watch']
  readonly late: Settings['late']
  readonly listed: boolean
  readonly rated: boolean
  /** The promise of the shuffle, made before the first card. */
  readonly commitment: string
  readonly opened: number
  /** Where whoever opened the table sits; missing once they have stood up. */
  readonly opener?: Seat
  readonly state: 'open' | 'running' | 'over' | 'closed'
  readonly clocks: Clocks | null
  /** Somebody asks for leave to take so many moves back, and who has given it. */
  readonly ask: { readonly seat: Seat; readonly moves: number; readonly granted: readonly Seat[] } | null
  /** Who wants to play again, and where that is. */
  readonly again: readonly Seat[]
  readonly next: string | null
}

/** What happened to a table. */
export type Kind = 'open' | Act['do'] | 'flag'

/**
 * One entry of a table's log as one viewer is told of it. Every viewer gets one for every entry, in the same order and of
 * the same kind: silence tells nothing.
 */
export interface Post {
  /** Counts up from 0. */
  readonly n: number
  readonly at: number
  readonly kind: Kind
  readonly seat: Seat | null
  /** How the notice changed; the first one is a change from null. */
  readonly notice: Change | null
  /** What is known before the first card; comes with it. */
  readonly bill?: Bill
  /** What the match tells this viewer. */
  readonly news?: News
}
