import type { GameEvent, Result, Seat, Speech, Told } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

/** A match that is over, as it was told to whoever looks. */
export interface EndedMatch<View = unknown, Event extends GameEvent = GameEvent> {
  /** The last view; its viewer's eyes are those of the picture. */
  readonly view: View
  readonly events: readonly Told<Event>[]
  readonly result: Result
  /** Who has given up; with three or more a bot played on for them. */
  readonly conceded: readonly Seat[]
  /** Whether the rules alone decided it. If not, nothing may be shown that only they could bring about. */
  readonly played: boolean
}

/** How a match ended, in the language of whoever looks. */
export interface EndingProps<View = unknown, Event extends GameEvent = GameEvent>
  extends EndedMatch<View, Event> {
  readonly names: readonly string[]
  readonly speech: Speech
  /** Who won, in a few words, and by whose will; of a draw by the rules only the game can speak. */
  readonly outcome: string
}

/** The last words: who won, and what it hung on. The picture draws them, and they are read out once. */
export interface Verdict {
  readonly heading: string
  readonly line: string
}

/**
 * The moment after the last move: a short picture of how it ended, never of what did not happen. Whatever moves is under
 * `.ending[data-moving]` in the game's own styles, in units of `--second`; without it there is only the last frame.
 */
export interface GameEnding<View = unknown, Event extends GameEvent = GameEvent> {
  /** Seconds at the usual pace, fewer than four; a shorter form where nothing was played out. */
  lasts(props: EndingProps<View, Event>): number
  /**
   * The first event that the picture itself tells, by its place among all: from there on the board shows nothing more, or
   * everybody would know the verdict before.
   */
  begins(match: EndedMatch<View, Event>): number
  verdict(props: EndingProps<View, Event>): Verdict
  /** Hidden from those who do not see it: they get the verdict. */
  Picture(props: EndingProps<View, Event>): ReactNode
  sound(props: EndingProps<View, Event>): readonly Tone[]
}

/** For pictures that tell nothing but the verdict. */
export function verdictAt(events: readonly GameEvent[]): number {
  const at = events.findLastIndex(({ kind }) => kind === 'over')
  return at < 0 ? events.length : at
}
