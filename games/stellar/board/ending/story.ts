// ST-16, ST-19.7: how a match ended, as its picture tells it
import { type EndedMatch, type EndingProps, verdictAt } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { kitFor, scoreOf, seatsAt } from '../../reading/sight.ts'
import type { Event } from '../../reading/told.ts'
import type { StellarEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

export interface Scene extends Omit<EndingProps<View, StellarEvent>, 'speech'> {
  readonly speech: Speech
}

type Ended = EndedMatch<View, StellarEvent>

/** The last sector that somebody won, or the last of all; null where nothing was scored at the end. */
export function lastSector({ events, result }: Ended): Event<'sector'> | null {
  if (result.by) return null
  const from = events.findLastIndex(({ kind }) => kind === 'scenario')
  const sectors = events.slice(from + 1).filter((event) => event.kind === 'sector')
  return sectors.findLast(({ winner }) => winner !== null) ?? sectors.at(-1) ?? null
}

/** The last sector is read off in the picture, with what follows from it. */
export function beginsAt(match: Ended): number {
  const sector = lastSector(match)
  return sector ? match.events.indexOf(sector) : verdictAt(match.events)
}

/** By seat, as they count: in Tandem the lower of the two (ST-19.7). */
export function countsOf({ view, result }: Scene): readonly number[] {
  const scores = result.by ? seatsAt(view).map((seat) => scoreOf(view, seat)) : result.scores
  return kitFor(view).teams
    ? scores.map((score, seat) => Math.min(score, scores[(seat + 2) % scores.length]))
    : scores
}

/** Whose points stand in the golden plate: those of whoever won, as the heading below says; among several, the viewer's. */
export function centreOf({ view: { viewer }, result: { winners } }: Scene): Seat {
  const own = typeof viewer === 'number' ? viewer : 0
  return winners.length === 0 || winners.includes(own) ? own : winners[0]
}
