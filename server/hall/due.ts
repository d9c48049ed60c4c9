import type { Seat } from '@sternentisch/kernel'
import type { LiveTable } from '../table/live-table.ts'

/** A bot lets this much time pass, so that people can follow. */
export const BOT_PAUSE = 700
/** Whether somebody who is not here can be spared a question is asked after so long. */
export const SPARE = 1500
const DAY = 24 * 60 * 60_000
/** A table at which nobody sits down. */
const FORGOTTEN = 30 * DAY

/**
 * When something has to be done for a table that nobody does: a clock runs out, a bot decides, somebody is spared a question,
 * a match is rated; null if it waits for nothing. `looked` says which seats need not be asked again at this entry, `answers` who
 * will decide without anybody's help.
 */
export function dueOf(
  table: LiveTable,
  looked: ReadonlyMap<Seat, number>,
  answers: (seat: Seat) => boolean = () => false,
): number | null {
  const { state, at, free, n } = table
  if (state === 'open') return at + FORGOTTEN
  if (state === 'over' && table.settings.rated) return at
  if (state !== 'running') return null
  let first = table.runsOut?.at ?? Number.POSITIVE_INFINITY
  for (const seat of table.deciding) {
    if (table.isBot(seat)) first = Math.min(first, Math.max(free, at + BOT_PAUSE))
    else if (looked.get(seat) !== n && !answers(seat))
      first = Math.min(first, Math.max(free, at + (free > at ? 0 : SPARE)))
  }
  // A match without a clock waits for ever, and costs nothing meanwhile.
  return Number.isFinite(first) ? first : null
}
