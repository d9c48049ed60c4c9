// SF-7: how a match ended, as its picture tells it
import { type EndedMatch, type EndingProps, verdictAt } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { nearSeat, SEATS } from '../../reading/seats.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { other } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Spoken } from '../../text/index.ts'

export type Scene = Spoken<EndingProps<View, StarfighterEvent>>

export interface Story {
  /** Whose hull fell to 0 or below: these cruisers break, and no others. */
  readonly broken: readonly Seat[]
  /** Who gave up: that cruiser falls back. */
  readonly gone: readonly Seat[]
  /** Null for a draw. */
  readonly winner: Seat | null
  /** By seat: the hull right before it fell through 0. */
  readonly before: readonly number[]
}

export function storyOf({ view, events, result, conceded, played }: Scene): Story {
  const [winner, ...others] = result.winners
  const broken = played ? SEATS.filter((seat) => view.hull[seat] <= 0) : []
  const before = view.hull.map((hull, seat) => {
    const fall = events.find((event) => event.kind === 'hull' && event.seat === seat && event.hull <= 0)
    return fall?.kind === 'hull' ? fall.hull + fall.lost : hull
  })
  return { broken, gone: conceded, winner: others.length > 0 ? null : winner, before }
}

/** The shot that breaks a cruiser is fired in the picture. */
export function beginsAt({ events, played }: EndedMatch<View, StarfighterEvent>): number {
  const fall = played ? events.findIndex((event) => event.kind === 'hull' && event.hull <= 0) : -1
  return fall < 0 ? verdictAt(events) : fall
}

/** The cruiser that is looked at: the one that broke, else the near one. */
export const centreOf = ({ broken }: Story, view: View): Seat =>
  broken.length === 1 ? broken[0] : nearSeat(view)

/** From where the stripe comes: the side of whoever lost. */
export const stripeFrom = ({ winner }: Story, view: View): 'left' | 'right' =>
  winner !== null && other(winner) === nearSeat(view) ? 'left' : 'right'
