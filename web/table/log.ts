import type { GameBoard } from '@sternentisch/grammar'
import { type Match, type Seat, type Speech, tellTo, type Viewer } from '@sternentisch/kernel'

/** One move in the log, as the viewer was told about it. */
export interface LogEntry {
  /** Its place among the moves; −1 for what happened before the first. */
  readonly index: number
  readonly seat: Seat | null
  readonly lines: readonly string[]
  /** It had no alternative and was made without asking. */
  readonly unasked: boolean
}

export interface LogQuestion {
  readonly match: Match
  readonly board: GameBoard
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly speech: Speech
  /** So many of the latest events are not told yet. */
  readonly untold?: number
  readonly unasked?: readonly number[]
  readonly moves?: number
}

export function logOf(question: LogQuestion): LogEntry[] {
  const {
    match,
    board,
    viewer,
    names,
    speech,
    untold = 0,
    unasked = [],
    moves = match.steps.length,
  } = question
  const parts = [
    { index: -1, seat: null, events: match.dealt },
    ...match.steps.slice(0, moves).map(({ seat, events }, index) => ({ index, seat, events })),
  ]
  let left = parts.reduce((sum, { events }) => sum + events.length, 0) - untold
  return parts.flatMap(({ index, seat, events }) => {
    const told = events.slice(0, Math.max(0, left))
    left -= events.length
    const lines = told.flatMap((event) => board.tell(tellTo(event, viewer), viewer, names, speech) ?? [])
    return lines.length > 0 ? [{ index, seat, lines, unasked: unasked.includes(index) }] : []
  })
}
