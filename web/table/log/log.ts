import type { GameBoard, LineStanding } from '@sternentisch/grammar'
import {
  type GameEvent,
  type Match,
  remember,
  type Seat,
  type Speech,
  tellMatter,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'

/** What one event, or the same thing several times over, was told as. */
export interface LogLine extends LineStanding {
  readonly words: string
  /** Its place among the events of the move. */
  readonly at: number
  readonly times: number
}

/** One move in the log, as the viewer was told about it. */
export interface LogEntry {
  /** Its place among the moves; −1 for what happened before the first. */
  readonly index: number
  readonly seat: Seat | null
  readonly lines: readonly LogLine[]
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
  const written = new WeakMap<readonly GameEvent[], readonly LogLine[]>()
  const wordsOf = (events: readonly GameEvent[]): readonly LogLine[] =>
    events.reduce<LogLine[]>((lines, event, at) => {
      const told = tellTo(event, viewer)
      const words = board.tell(told, viewer, names, speech, options)
      const last = lines.at(-1)
      if (words === null) return lines
      if (last?.words === words) lines[lines.length - 1] = { ...last, times: last.times + 1 }
      else lines.push({ ...board.stands?.(told), words, at, times: 1 })
      return lines
    }, [])
  return ({ untold = 0, unasked = [], moves = match.steps.length }: LogExtent = {}): LogEntry[] => {
    const parts = [
      { index: -1, seat: null, events: match.dealt, step: null },
      ...match.steps.slice(0, moves).map((step, index) => ({ ...step, index, step })),
    ]
    let left = parts.reduce((sum, { events }) => sum + events.length, 0) - untold
    return parts.flatMap(({ index, seat, events, step }) => {
      const matter = step && tellMatter(match, step, step.seat === viewer ? null : names[step.seat], speech)
      if (matter) return [{ index, seat, lines: [{ words: matter, at: 0, times: 1 }], unasked: false }]
      const told = Math.max(0, left)
      left -= events.length
      const lines =
        told < events.length
          ? wordsOf(events.slice(0, told))
          : remember(written, events, () => wordsOf(events))
      // That somebody had no choice tells what is not in that hand: it is told to nobody else.
      return lines.length > 0
        ? [{ index, seat, lines, unasked: seat === viewer && unasked.includes(index) }]
        : []
    })
  }
}

/**
 * A move in a few words, as far as its reader was told of it. Never its notation: that names cards which lie face-down
 * for everybody but the mover.
 */
export function moveInWords(
  entries: readonly LogEntry[],
  move: number,
  { match, viewer, names, speech }: Omit<LogReader, 'board'>,
): string {
  const lines = entries.find(({ index }) => index === move)?.lines ?? []
  // What begins with it (a turn, a battle) stands above its own line.
  const told = lines.find(({ as }) => as !== 'head') ?? lines[0]
  if (told) return told.words
  const { seat } = match.steps[move]
  return seat === viewer
    ? speech.say('table.replay.movedYou')
    : speech.say('table.replay.moved', { who: names[seat] })
}
