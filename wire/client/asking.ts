import type { Seat, Viewer } from '@sternentisch/kernel'
import type { Happened } from './followed-table.ts'

/** The number of the entry by which a seat last asked for something: who asks again asks something new. */
export const askedBy = (
  happened: readonly Happened[],
  kind: 'ask' | 'move',
  seat: Seat,
): number | undefined => happened.findLast((each) => each.kind === kind && each.seat === seat)?.n

/** Whether this is somebody else's move that came while this viewer waited for leave to take back, which is void then. */
export const isOvertaken = (happened: Happened | undefined, viewer: Viewer | null): boolean =>
  happened !== undefined && happened.voided === viewer && viewer !== null && happened.seat !== viewer
