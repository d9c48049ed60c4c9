import type { Reader, Seat, Viewer } from '@sternentisch/kernel'
import { tellMove } from '../telling.ts'
import type { Desk } from './desk.ts'

/** What a viewer was told from this move on, in lines; move 0 is the deal. */
export function linesFrom(desk: Desk, move: number, viewer: Viewer): string[] {
  const reader = desk.readerOf(viewer)
  const { view } = reader.rest
  const lines: string[] = []
  for (let at = move; at <= reader.scenes.length; at++) lines.push(...tellMove(reader, at, view, desk))
  return lines
}

/** What a viewer has not been told yet. A battle's secrets wait here until their owner has the keyboard. */
export function takeNews(desk: Desk, viewer: Viewer): string[] {
  const fresh = linesFrom(desk, desk.heard.get(viewer) ?? 0, viewer)
  desk.heard.set(viewer, desk.standing.moves + 1)
  return fresh
}

export function printNews(desk: Desk, lines: readonly string[]): void {
  for (const line of lines) desk.print(`· ${line}`)
}

/** After a move was taken back there is less to hear. */
export function forgetNews({ heard, standing }: Desk): void {
  for (const [viewer, moves] of heard) heard.set(viewer, Math.min(moves, standing.moves + 1))
}

/** Whoever comes back to a match hears what happened since the own last move. */
export const heardBefore = ({ scenes }: Reader, seat: Seat): number =>
  scenes.findLastIndex((scene) => scene.seat === seat) + 1
