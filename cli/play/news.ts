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

/** Tells a seat what it has not heard yet. A battle's secrets wait here until their owner has the keyboard. */
export function tellNews(session: Session, seat: Seat, heading = false): void {
  const events = eventsOf(session.match)
  const fresh = linesFor(session, events.slice(session.heard[seat]), seat)
  const others = heading && session.heard[seat] > 0 && fresh.length > 0
  session.heard[seat] = events.length
  if (others) session.print(session.say('cli.news'))
  for (const line of fresh) session.print(others ? `  ${line.replaceAll('\n', '\n  ')}` : line)
}

/** After a move was taken back there is less to hear. */
export function forgetNews({ match, heard }: Session): void {
  const all = eventsOf(match).length
  for (const seat of match.seats) heard[seat] = Math.min(heard[seat], all)
}
