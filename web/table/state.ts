import type { Moment, Result, Seat, Viewer } from '@sternentisch/kernel'
import type { HandOver } from '../matches/kept-match.ts'
import type { Unkept } from '../matches/scribe.ts'

/** Why a table cannot go on. */
export type Trouble =
  /** Another tab has played on in this match. */
  | 'elsewhere'
  /** It has, and it is being looked whether somebody decided anything there. */
  | 'behind'
  /** The bot gave no answer. */
  | 'bot'

/** A seat, and for how long a bot thinks there; 0 where the person plays whose seat it is. */
export interface Lending {
  readonly seat: Seat
  readonly budget: number
}

/** A local table at one instant, as the page draws it. */
export interface TableState {
  /** Whose knowledge is on the screen; null behind the curtain. */
  readonly viewer: Viewer | null
  readonly moment: Moment | null
  /** Things are still happening. */
  readonly playing: boolean
  readonly hurried: boolean
  /** What is on the screen happened before and is shown once more. */
  readonly retelling: boolean
  /** How many of the latest events have not been shown yet; the log waits for them. */
  readonly untold: number
  /** Behind the curtain: whose cards come next. */
  readonly curtain: Seat | null
  /** Behind the curtain: who held the device before. */
  readonly last: Seat | null
  /** Where people share the device: when it goes over; null where nobody has to hand over. */
  readonly handOver: HandOver | null
  /** Who has to get the device next, once its holder has seen enough. */
  readonly next: Seat | null
  /** What the viewer may decide now; empty while watching or waiting. */
  readonly actions: readonly unknown[]
  readonly deciding: readonly Seat[]
  /** The viewer still plays: the match goes on, and the viewer has not given up. */
  readonly plays: boolean
  /** The viewer may offer a draw, or agree to one. */
  readonly canDraw: boolean
  readonly moves: number
  readonly unasked: readonly number[]
  /** What the viewer has read and put away. */
  readonly away: readonly string[]
  readonly over: boolean
  /** How it ended, if not by the rules. */
  readonly by: Result['by'] | null
  readonly winners: readonly Seat[]
  /** Who has given up. */
  readonly conceded: readonly Seat[]
  /** Those among them who ran out of time, if there are any. */
  readonly late?: readonly Seat[] | undefined
  /** Who offers a draw. */
  readonly wantDraw: readonly Seat[]
  /** The seats of this device's people, which may be handed to a bot: how long it thinks there, or 0. */
  readonly lending: readonly Lending[]
  /** The seats that bots play now, a person's among them while it is lent. */
  readonly bots: readonly Lending[]
  readonly trouble: Trouble | null
  /** Why the match may be lost with the page, until that was understood. */
  readonly unkept: Unkept | null
}

export const NO_LENDING: readonly Lending[] = []
export const NO_ACTIONS: readonly unknown[] = []
