import type { Reader, Seat, Viewer } from '@sternentisch/kernel'
import { tellMove } from '../telling.ts'
import type { Session } from './session.ts'

/** What a viewer was told from this move on, in lines; move 0 is the deal. */
export function linesFrom(session: Session, move: number, viewer: Viewer): string[] {
  const reader = session.readerOf(viewer)
  const { view } = reader.rest
  const lines: string[] = []
  for (let at = move; at <= reader.scenes.length; at++) lines.push(...tellMove(reader, at, view, session))
  return lines
}

/** What a seat has not been told yet. A battle's secrets wait here until their owner has the keyboard. */
export function takeNews(session: Session, seat: Seat): string[] {
  const fresh = linesFrom(session, session.heard[seat], seat)
  session.heard[seat] = session.standing.moves + 1
  return fresh
}

export function printNews(session: Session, lines: readonly string[]): void {
  for (const line of lines) session.print(`· ${line}`)
}

/** After a move was taken back there is less to hear. */
export function forgetNews({ heard, standing }: Session): void {
  for (const [seat, moves] of heard.entries()) heard[seat] = Math.min(moves, standing.moves + 1)
}

/** Whoever comes back to a match hears what happened since the own last move. */
export const heardBefore = ({ scenes }: Reader, seat: Seat): number =>
  scenes.findLastIndex((scene) => scene.seat === seat) + 1
