import type { Figures, Position, Reading } from '@sternentisch/bots/review'
import type { CardChange } from '../own-cards/at-hand.ts'

/** Which engine is asked. */
export interface About {
  readonly game: string
  /** Which version of its rules. */
  readonly rules: string
  /** The card sets that came and went, where the match is played with one of them; always the same list, growing. */
  readonly cards: readonly CardChange[]
}

/** What a bot is asked about: what its seat sees, and nothing else. After a match it may be all there is to see. */
export interface Question extends About {
  readonly view: unknown
  readonly budget: number
  /** Names the bot's luck, so that the same question gets the same answer. */
  readonly luck: string
  /** Somebody wants to know why. */
  readonly why?: true
}

/** A match that is over, between two of its moves. */
export interface ReadingQuestion extends About {
  readonly position: Position
}

/** Moves in notation; the ones weighed come best first, each with its chance to win. */
export interface Answer {
  readonly move: string
  readonly considered: readonly { readonly move: string; readonly chance: number }[]
  /** What can be counted after the first of them, and after the second; where somebody wanted to know why. */
  readonly facts?: readonly Figures[]
}

/** Each seat's chance to win, adding up to 1. */
export type Chances = readonly number[]

/** What can be wanted, and what is answered. */
export type Wanted =
  | { readonly wants: 'move' | 'chances'; readonly question: Question }
  | { readonly wants: 'reading'; readonly question: ReadingQuestion }

/** On the way to the worker and back. */
export type Asked = Wanted & { readonly id: number }

export type Answered =
  | { readonly id: number; readonly answer: Answer | Chances | Reading }
  | { readonly id: number; readonly failed: string }

/** Somebody who thinks elsewhere and never holds up the page. */
export interface Thinker {
  think(question: Question): Promise<Answer>
  close(): void
}

/** Somebody who looks back at a match, likewise elsewhere. */
export interface Judge {
  judge(question: Question): Promise<Chances>
}

/** Somebody who reads it position by position. */
export interface PositionReader {
  read(question: ReadingQuestion): Promise<Reading>
  close(): void
}
