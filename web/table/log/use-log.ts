import { useMemo } from 'react'
import { namesFor } from '../names.ts'
import type { TableState } from '../state.ts'
import { type LogEntry, type LogReader, logWriter } from './log.ts'

/** The log as it grows, and how everybody is called in it. */
export function useLog(
  { seen, board, speech }: Omit<LogReader, 'names'>,
  { untold, unasked, moves }: Pick<TableState, 'untold' | 'unasked' | 'moves'>,
): { readonly names: readonly string[]; readonly entries: readonly LogEntry[] } {
  const names = useMemo(() => namesFor(seen.bill, seen.bill.viewer, speech), [seen, speech])
  const write = useMemo(() => logWriter({ seen, board, names, speech }), [seen, board, names, speech])
  const entries = useMemo(() => write({ untold, unasked, moves }), [write, untold, unasked, moves])
  return { names, entries }
}
