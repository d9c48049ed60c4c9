import { readAnyLog } from '@sternentisch/games/shelf'
import { isRefusal, Reader, type Refusal, type Seat, type Viewer } from '@sternentisch/kernel'
import { attended } from './attend.ts'

/** A match to look back at. Whose eyes are allowed is not its business (`eyes.ts`). */
export interface Recording {
  readonly seats: readonly Seat[]
  readonly isOver: boolean
  /** The whole match, as this viewer saw it. */
  seenBy(viewer: Viewer): Reader
}

/** Plays a log and checks everything it claims. */
export async function readRecording(log: string): Promise<Recording | Refusal> {
  const match = await readAnyLog(log)
  if (isRefusal(match)) return match
  return {
    seats: match.seats,
    isOver: match.result !== null,
    seenBy(viewer) {
      const feed = attended(match, [viewer]).host.feedOf(viewer)
      const reader = new Reader(feed.bill)
      reader.readOn(feed)
      return reader
    },
  }
}
