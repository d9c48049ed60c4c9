import type { GameBoard } from '@sternentisch/grammar'
import {
  type GameEvent,
  type Match,
  remember,
  type Seat,
  type Speech,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'

/** One move in the log, as the viewer was told about it. */
export interface LogEntry {
  /** Its place among the moves; −1 for what happened before the first. */
  readonly index: number
  readonly seat: Seat | null
  readonly lines: readonly string[]
  /** It had no alternative and was made without asking. */
  readonly unasked: boolean
}

export interface LogReader {
  readonly match: Match
  readonly board: GameBoard
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly speech: Speech
}

export interface LogExtent {
  /** So many of the latest events are not told yet. */
  readonly untold?: number
  readonly unasked?: readonly number[]
  readonly moves?: number
}

/** Writes the log for one reader. A log only grows: what was put into words once is not put into words again. */
export function logWriter({ match, board, viewer, names, speech }: LogReader) {
  const { options } = match.opening
  const written = new WeakMap<GameEvent, readonly string[]>()
  const linesOf = (event: GameEvent): readonly string[] =>
    remember(written, event, () => {
      const line = board.tell(tellTo(event, viewer), viewer, names, speech, options)
      return line === null ? [] : [line]
    })
  return ({ untold = 0, unasked = [], moves = match.steps.length }: LogExtent = {}): LogEntry[] => {
    const parts = [
      { index: -1, seat: null, events: match.dealt },
      ...match.steps.slice(0, moves).map(({ seat, events }, index) => ({ index, seat, events })),
    ]
    let left = parts.reduce((sum, { events }) => sum + events.length, 0) - untold
    return parts.flatMap(({ index, seat, events }) => {
      const told = events.slice(0, Math.max(0, left))
      left -= events.length
      const lines = told.flatMap(linesOf)
      return lines.length > 0 ? [{ index, seat, lines, unasked: unasked.includes(index) }] : []
    })
  }
}
