// SN-12: how a match ended, as its picture tells it
import { type EndedMatch, type EndingProps, verdictAt } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { kitFor } from '../../reading/cards.ts'
import { type Figure, rowAt } from '../../reading/figures.ts'
import { nearSeat } from '../../reading/seats.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { powerOf } from '../figures/values.ts'
import { turningPointOf, turnsOf } from '../result/turning-point.ts'
import { type Standing, standingsOf } from '../table/standing.ts'
import type { Side } from '../words/reason.ts'

export interface Scene extends Omit<EndingProps<View, SternenfeuerEvent>, 'speech'> {
  readonly speech: Speech
}

export interface Story {
  readonly standings: readonly Standing[]
  /** Null for a draw. */
  readonly winner: Seat | null
  /** The place that is looked at: the one that decided it; null where nothing was counted. */
  readonly world: Standing | null
}

export function storyOf(scene: Scene): Story {
  const { view, result, played } = scene
  const standings = standingsOf(view)
  const [winner, ...others] = result.winners
  const drawn = others.length > 0
  const world = !played ? null : drawn ? contested(standings) : taken(scene, standings, winner)
  return { standings, winner: drawn ? null : winner, world }
}

/** The picture counts the places. */
export function beginsAt({ events }: EndedMatch<View, SternenfeuerEvent>): number {
  const counted = events.findLastIndex(({ kind }) => kind === 'scored')
  return counted < 0 ? verdictAt(events) : counted
}

/** As the board colours it: gold is the near side. */
export const winningSide = (view: View, { winner }: Story): Side =>
  winner === null ? 'open' : winner === nearSeat(view) ? 'own' : 'foe'

/** Of a drawn game, a place that nobody holds; there is one, or places would be odd. */
const contested = (standings: readonly Standing[]): Standing | null =>
  standings.find(({ by }) => by === 'tied') ?? standings.find(({ owner }) => owner === null) ?? null

/** A place that the winner took in the turn that decided it, else the one that was held by least. */
function taken({ view, events }: Scene, standings: readonly Standing[], winner: Seat): Standing | null {
  const held = standings.filter(({ owner }) => owner === winner)
  const point = turningPointOf(turnsOf(events, kitFor(view).designs))
  const changed = held.find(({ place }) =>
    point?.changes.some((change) => change.place === place && change.to === winner),
  )
  return changed ?? closest(held)
}

/** By figures first, then by Cosmic Might. */
const leadOf = ({ figures, cosmos }: Standing): number =>
  Math.abs(figures[0] - figures[1]) * 1000 + Math.abs(cosmos[0][1] - cosmos[1][1])

export const closest = (held: readonly Standing[]): Standing | null =>
  held.reduce<Standing | null>((best, each) => (!best || leadOf(each) < leadOf(best) ? each : best), null)

const COSMOS = 0

/** The mightiest figures of a side at a place, at most so many. */
export const mightiest = (view: View, seat: Seat, place: number, most: number): readonly Figure[] =>
  rowAt(view, seat, place)
    .filter(({ face }) => face !== UNKNOWN)
    .sort((a, b) => powerOf(view, b, COSMOS) - powerOf(view, a, COSMOS))
    .slice(0, most)
