import type { Speech } from '@sternentisch/kernel'
import type { ComponentType } from 'react'
import type { InLangs } from './board.ts'

/** The rulebook of a game: chapters of numbered rules in the project's own words. */
export interface Rulebook {
  readonly chapters: readonly Chapter[]
}

export interface Chapter {
  readonly id: string
  readonly title: InLangs<string>
  readonly intro?: InLangs<string>
  readonly rules: readonly Rule[]
}

export interface Rule {
  /** The number that refusals and log name: ST-5.3. */
  readonly id: string
  readonly text: InLangs<string>
  /** Drawn by the same components as the board. */
  readonly Figure?: ComponentType<{ readonly speech: Speech }>
}

/**
 * A lesson is played, not read: a fixed table, the real rules, and one thing to do at a time. Everything but
 * the learner's own moves is scripted.
 */
export interface Lesson {
  readonly id: string
  readonly title: InLangs<string>
  readonly minutes: number
  /** Seat of the learner. */
  readonly seat: 0
  /** A table as `game.lay` reads it. */
  readonly setup: unknown
  readonly seed: string
  readonly steps: readonly LessonStep[]
  readonly done: InLangs<string>
}

export interface LessonStep {
  readonly say: InLangs<string>
  /** Moves in notation, any of which is right; none: the learner only reads and goes on. */
  readonly moves?: readonly string[]
  /** Said when a legal but other move is tried. */
  readonly hint?: InLangs<string>
  /** What the others do afterwards, in notation. */
  readonly replies?: readonly { readonly seat: number; readonly move: string }[]
  /** Parts of the board to point at, by their pickable parts. */
  readonly point?: readonly string[]
}

export interface Learning {
  readonly rulebook: Rulebook
  readonly lessons: readonly Lesson[]
}
