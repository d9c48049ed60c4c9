import type { Bill, Move, Reader, Remember, Standing, Viewer } from '@sternentisch/kernel'
import type { Sharing } from '../host/share.ts'
import type { Player, SameTable } from '../matches/kept-match.ts'

/** What everybody knows of a match. */
export type Notice = Pick<Bill, 'game' | 'options' | 'match' | 'seats' | 'names'>

/** A match to look back at. Whose eyes are allowed is not its business (`replay/eyes.ts`). */
export interface Recording {
  readonly bill: Notice
  readonly standing: Standing
  /** The first moves as a viewer saw them; all if no number is given. */
  readerFor(viewer: Viewer, remember?: Remember, moves?: number): Reader
  /** The way in which it may leave the page; null while it is being played on this device. */
  release(running: boolean): Sharing | null
  /** The same table again, with new cards. */
  rematch(table: SameTable): void
  /** A new match that shares its cards and its first moves, and goes on with one more where one is given. */
  playOn(moves: number, players: readonly Player[], then?: Move): void
}
