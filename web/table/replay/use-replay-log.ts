import type { GameBoard } from '@sternentisch/grammar'
import type { Reader, Seat } from '@sternentisch/kernel'
import { useCallback, useMemo } from 'react'
import type { Speech } from '../../text/index.ts'
import { logWriter, moveInWords } from '../log/log.ts'
import { namesFor } from '../names.ts'

interface Told {
  readonly seen: Reader
  readonly board: GameBoard
  readonly speech: Speech
}

/** The log of a replay, so many moves long: all of it, and the words for any one move. */
export function useReplayLog({ seen, board, speech }: Told, length: number, you?: Seat | null) {
  const { bill } = seen
  // Through somebody else's eyes one is still not that person.
  const viewer = you === undefined || you === bill.viewer ? bill.viewer : 'audience'
  // A board speaks to whoever's eyes one looks through; what is told of it does not.
  const names = useMemo(() => namesFor(bill, bill.viewer, speech), [bill, speech])
  const called = useMemo(() => namesFor(bill, viewer, speech), [bill, viewer, speech])
  const write = useMemo(
    () => logWriter({ seen, board, names: called, speech, viewer }),
    [seen, board, called, speech, viewer],
  )
  const entries = useMemo(() => write({ moves: length }), [write, length])
  const told = useCallback(
    (move: number) => moveInWords(entries, move, { seen, names: called, speech, viewer }),
    [entries, seen, called, speech, viewer],
  )
  return { names, called, entries, told }
}
