import type { Seat, Viewer } from '@sternentisch/kernel'
import type { Happened } from './followed-table.ts'

/** The number of the entry by which a seat last asked for something: who asks again asks something new. */
export const askedBy = (
  happened: readonly Happened[],
  kind: 'ask' | 'move',
  seat: Seat,
): number | undefined => happened.findLast((each) => each.kind === kind && each.seat === seat)?.n

/**
 * Whether the last thing that happened is a move that came while this viewer waited for leave to take back, which is void then.
 * Whoever made it may not have seen the question.
 */
export function isOvertaken(happened: readonly Happened[], viewer: Viewer | null): boolean {
  const last = happened.at(-1)
  if (last?.kind !== 'move' || last.seat === viewer) return false
  const before = happened
    .slice(0, -1)
    .findLast(({ kind }) => kind === 'ask' || kind === 'decline' || kind === 'move')
  return before?.kind === 'ask' && before.seat === viewer
}
