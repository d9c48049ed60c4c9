import type { GameEvent, Told } from '../events.ts'
import type { Result } from '../game.ts'
import type { Matter } from '../matter.ts'
import type { Seat, Viewer } from '../seat.ts'
import type { Change } from './change.ts'

/** What is known of a match before its first card. */
export interface Bill {
  readonly game: string
  readonly rules: string
  readonly options: object
  readonly match: string
  readonly commitment: string
  readonly seats: readonly Seat[]
  /** Who sits where, in words. */
  readonly names: readonly string[]
  readonly viewer: Viewer
}

/** One thing that happened, as the viewer is told of it, and how the view changed until that instant. */
export interface Beat {
  readonly event: Told<GameEvent>
  readonly change: Change | null
}

/** How the match stands, for everybody to see. */
export interface Standing {
  /** Moves made and not taken back. */
  readonly moves: number
  readonly deciding: readonly Seat[]
  readonly conceded: readonly Seat[]
  /** Those among them who ran out of time, if there are any. */
  readonly late?: readonly Seat[]
  readonly wantDraw: readonly Seat[]
  readonly result: Result | null
}

/** A message of a feed. Every viewer gets as many, in the same order and of the same kinds: silence tells nothing. */
export interface News {
  /** Counts up from 0, whatever is taken back. */
  readonly n: number
  readonly kind: 'dealt' | 'move' | 'undone' | Matter
  readonly seat: Seat | null
  readonly beats: readonly Beat[]
  /** How the view changed from the last beat until everything was at rest. */
  readonly rest: Change | null
  readonly standing: Standing
  /** What only the one who moved is told. */
  readonly own?: Own
}

export interface Own {
  /** The move in notation. */
  readonly text: string
  readonly canTakeBack: boolean
}
