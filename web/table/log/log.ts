import type { GameBoard, LineStanding } from '@sternentisch/grammar'
import {
  type Moment,
  type Reader,
  remember,
  type Scene,
  type Seat,
  tellMatter,
  type Viewer,
} from '@sternentisch/kernel'
import type { Speech } from '../../text/index.ts'

import { type Voice, voices } from './voice.ts'

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
  /** The first of the moves that it tells of: a deed of several decisions may be told with the last of them. */
  readonly from: number
  readonly seat: Seat | null
  readonly lines: readonly LogLine[]
  /** It had no alternative and was made without asking. */
  readonly unasked: boolean
}

export interface LogReader {
  /** What the reader of the log has seen. */
  readonly seen: Reader
  readonly board: GameBoard
  readonly names: readonly string[]
  readonly speech: Speech
  /** To whom it speaks as “you”, if not to whoever saw it. */
  readonly viewer?: Viewer
}

export interface LogExtent {
  /** So many of the latest events are not told yet. */
  readonly untold?: number
  readonly unasked?: readonly number[]
  readonly moves?: number
}

/** Writes the log for one reader. A log only grows: what was put into words once is not put into words again. */
export function logWriter({ seen, board, names, speech, viewer = seen.bill.viewer }: LogReader) {
  const { options } = seen.bill
  const first: Voice = { viewer, names }
  const written = new WeakMap<readonly Moment[], readonly LogLine[]>()
  const wordsOf = (moments: readonly Moment[], voice: Voice): readonly LogLine[] =>
    moments.reduce<LogLine[]>((lines, { event }, at) => {
      const words = event && board.tell(event, voice.viewer, voice.names, speech, options)
      const last = lines.at(-1)
      if (event === null || words === null) return lines
      if (last?.words === words) lines[lines.length - 1] = { ...last, times: last.times + 1 }
      else lines.push({ ...board.stands?.(event), words, at, times: 1 })
      return lines
    }, [])
  const inWords = (scene: Scene): string | null =>
    tellMatter(seen, scene, scene.seat === viewer ? null : names[scene.seat], speech)
  return ({ untold = 0, unasked = [], moves = seen.scenes.length }: LogExtent = {}): LogEntry[] => {
    const scenes = seen.scenes.slice(0, moves)
    const speaking = voices(first, scenes, seen.bill, speech)
    const parts = [
      { index: -1, seat: null, moments: seen.opening, matter: null, voice: first },
      ...scenes.map((scene, index) => {
        return { ...scene, index, matter: inWords(scene), voice: speaking[index] }
      }),
    ]
    let left = parts.reduce((sum, { moments }) => sum + eventsIn(moments), 0) - untold
    let next = 0
    const entryOf = (index: number, entry: Omit<LogEntry, 'index' | 'from'>): LogEntry[] => {
      const from = Math.min(next, index)
      next = index + 1
      return [{ ...entry, index, from }]
    }
    return parts.flatMap(({ index, seat, moments, matter, voice }) => {
      if (matter) return entryOf(index, { seat, lines: [{ words: matter, at: 0, times: 1 }], unasked: false })
      const shown = Math.max(0, left)
      left -= eventsIn(moments)
      const lines =
        shown < eventsIn(moments)
          ? wordsOf(moments.slice(0, shown), voice)
          : remember(written, moments, () => wordsOf(moments, voice))
      // That somebody had no choice tells what is not in that hand: it is told to nobody else.
      return lines.length > 0
        ? entryOf(index, { seat, lines, unasked: seat === viewer && unasked.includes(index) })
        : []
    })
  }
}

/** All but the last, at rest. */
const eventsIn = (moments: readonly Moment[]): number => moments.length - 1

/**
 * A move in a few words, as far as its reader was told of it. Never its notation: that names cards which lie face-down
 * for everybody but the mover.
 */
export function moveInWords(
  entries: readonly LogEntry[],
  move: number,
  { seen, names, speech, viewer = seen.bill.viewer }: Omit<LogReader, 'board'>,
): string {
  const lines = entries.find(({ index }) => index === move)?.lines ?? []
  // What begins with it (a turn, a battle) stands above its own line.
  const told = lines.find(({ as }) => as !== 'head') ?? lines[0]
  if (told) return told.words
  const { seat } = seen.scenes[move]
  const first = { viewer, names }
  const voice = voices(first, seen.scenes.slice(0, move + 1), seen.bill, speech)[move]
  return seat === voice.viewer
    ? speech.say('table.replay.movedYou')
    : speech.say('table.replay.moved', { who: voice.names[seat] })
}
