import { type GameEvent, type Match, type Seat, tellTo, type Viewer } from '@sternentisch/kernel'
import type { Session } from './session.ts'

/** Everything that happened so far, in order. */
export const eventsOf = ({ dealt, steps }: Match): GameEvent[] => [
  ...dealt,
  ...steps.flatMap((step) => step.events),
]

/** Events as lines for one viewer. */
export function linesFor(session: Session, events: readonly GameEvent[], viewer: Viewer): string[] {
  const { match, terminal, speech, page } = session
  const view = match.view(viewer)
  return events.flatMap((event) => terminal.tellEvent(tellTo(event, viewer), view, speech, page) ?? [])
}

/** What a seat has not been told yet. A battle's secrets wait here until their owner has the keyboard. */
export function takeNews(session: Session, seat: Seat): string[] {
  const events = eventsOf(session.match)
  const fresh = linesFor(session, events.slice(session.heard[seat]), seat)
  session.heard[seat] = events.length
  return fresh
}

export function printNews(session: Session, lines: readonly string[]): void {
  for (const line of lines) session.print(`· ${line}`)
}

/** After a move was taken back there is less to hear. */
export function forgetNews({ match, heard }: Session): void {
  const all = eventsOf(match).length
  for (const seat of match.seats) heard[seat] = Math.min(heard[seat], all)
}
