import {
  type GameEvent,
  type Match,
  type Seat,
  type Step,
  tellMatter,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import type { Session } from './session.ts'

/** Something to tell: what happened in the game, or a matter of the match. */
type Happening = GameEvent | Step

/** What there is to tell of a move. */
export const happeningsIn = (step: Step): readonly Happening[] => (step.matter ? [step] : step.events)

/** Everything that happened so far, in order. */
export const happeningsOf = ({ dealt, steps }: Match): Happening[] => [
  ...dealt,
  ...steps.flatMap(happeningsIn),
]

/** The same as lines for one viewer. */
export function linesFor(session: Session, happenings: readonly Happening[], viewer: Viewer): string[] {
  const { match, terminal, speech, page } = session
  const view = match.view(viewer)
  return happenings.flatMap((each) =>
    'kind' in each
      ? (terminal.tellEvent(tellTo(each, viewer), view, speech, page) ?? [])
      : (tellMatter(match, each, session.name(each.seat), speech) ?? []),
  )
}

/** What a seat has not been told yet. A battle's secrets wait here until their owner has the keyboard. */
export function takeNews(session: Session, seat: Seat): string[] {
  const all = happeningsOf(session.match)
  const fresh = linesFor(session, all.slice(session.heard[seat]), seat)
  session.heard[seat] = all.length
  return fresh
}

export function printNews(session: Session, lines: readonly string[]): void {
  for (const line of lines) session.print(`· ${line}`)
}

/** After a move was taken back there is less to hear. */
export function forgetNews({ match, heard }: Session): void {
  const all = happeningsOf(match).length
  for (const seat of match.seats) heard[seat] = Math.min(heard[seat], all)
}
