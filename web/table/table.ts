import type { Reader, Refusal, Seat } from '@sternentisch/kernel'
import type { Lost, Release } from '../host/share.ts'
import type { HandOver } from '../matches/kept-match.ts'
import type { Notice } from './recording.ts'
import type { TableState } from './state.ts'

/** What everybody may know of a match, and from which move on it is news to somebody. */
export interface Meanwhile {
  readonly seen: Reader
  readonly since: number
}

/**
 * A table as the page knows it, wherever its match is. What is asked of it may be answered later: a refusal comes when
 * the host has spoken, and whatever happened comes through the state.
 */
export interface Table {
  readonly bill: Notice
  readonly state: TableState
  /** What whoever looks has seen so far; null behind the curtain. */
  readonly seen: Reader | null
  /** By whose eyes the end of the match is seen: where people share the screen it is nobody's own. */
  readonly witness: Reader | null
  /** What happened in public since the one whom the curtain waits for looked; null where there is no curtain. */
  readonly meanwhile: Meanwhile | null
  readonly subscribe: (listener: () => void) => () => void

  /** The viewer's own decision. */
  decide(action: unknown): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  /** Why the viewer's last decision cannot be taken back; null if it can. */
  whyNoUndo(): Refusal | null
  /** A bot that thinks so long plays the seat of a person for a while; 0 gives it back. Only at a table of this device. */
  lend?(seat: Seat, budget: number): void
  /** With two sides the match is over; with more a bot plays on, and the others with it. */
  concede(): Promise<void>
  /** Offers a draw, or agrees to one. */
  draw(): Promise<Refusal | null>
  /** What need not be asked has changed: perhaps there is nothing to ask any more. */
  thinkAgain(): void
  /** Between people at one device; it is kept with the match. */
  setHandOver(how: HandOver): void

  /** The holder has seen enough: nothing secret stays on the screen. */
  drawCurtain(): void
  /** Whoever the curtain waits for sits down, and is first shown what happened meanwhile. */
  takeSeat(): void
  /** Whoever held the device before the curtain fell has another look, and may take back. */
  lookAgain(): void

  hurry(): void
  skip(): void
  /** Shows a move of the past again, from one thing that happened on. */
  again(index: number, at?: number): void
  /** Holds an instant of the past on the screen; null lets it go. */
  peek(index: number | null, at: number): void
  /** The viewer has read something that the board need not show again. */
  putAway(name: string): void

  /** Asks the bot once more after it failed. */
  retry(): void
  /** The person knows what may be lost, and wants to see the board. */
  understand(): void
  /** What may end with the page, whether or not that was understood; null where it is safe. */
  readonly lost: Lost | null
  /** The way in which the match may leave the page; null while it goes on. */
  readonly release: Release | null
  /** The same table again, with new cards. */
  rematch(): void
}
