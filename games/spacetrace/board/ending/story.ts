// SP-16, SP-17: how a match ended, as its picture tells it
import { type EndedMatch, type EndingProps, verdictAt } from '@sternentisch/grammar'
import type { Seat, Told } from '@sternentisch/kernel'
import { farSeat, SEATS } from '../../reading/seats.ts'
import { baseLp, shipsOf } from '../../reading/ships.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

export interface Scene extends Omit<EndingProps<View, SpacetraceEvent>, 'speech'> {
  readonly speech: Speech
}

/** The last thing that took LP from a Base. */
export interface LastHit {
  readonly seat: Seat
  readonly before: number
  /** Shots fired at once; 0 where it was no salvo. */
  readonly shots: number
  /** Its place among what happened; -1 where nothing hit. */
  readonly at: number
}

type Ended = EndedMatch<View, SpacetraceEvent>

/** The Base whose counter is watched down to 0; null if none fell. */
export function fallOf(scene: Ended): LastHit | null {
  const { view, played } = scene
  const fallen = played ? SEATS.filter((seat) => baseLp(view, seat) === 0) : []
  const seat = fallen.find((each) => each === farSeat(view)) ?? fallen[0]
  return seat === undefined ? null : hitsOn(scene, seat)
}

function hitsOn({ view, events }: Ended, seat: Seat): LastHit {
  const base = shipsOf(view, seat).find(({ figures }) => figures.card.type === 'base')
  let last: LastHit = { seat, before: base?.figures.lp ?? 0, shots: 0, at: -1 }
  let lp = last.before
  for (const [at, event] of events.entries()) {
    const left = lpAfter(event, seat, base?.copy ?? -1)
    if (left === null || left >= lp) continue
    last = { seat, before: lp, shots: event.kind === 'fired' ? event.shots : 0, at }
    lp = left
  }
  return last
}

/** The counter runs down in the picture, not before. */
export function beginsAt(match: Ended): number {
  const at = fallOf(match)?.at ?? -1
  return at < 0 ? verdictAt(match.events) : at
}

/** What an event leaves of a Base; null if it does not concern it. */
function lpAfter(event: Told<SpacetraceEvent>, seat: Seat, copy: number): number | null {
  if (event.kind === 'baseHit') return event.seat === seat ? event.lp : null
  if (event.kind !== 'fired' && event.kind !== 'effect') return null
  const hit = event.hits.find((each) => each.copy === copy)
  return hit ? (hit.after[1] ?? 0) : null
}

/** Null for a draw. */
export const winnerOf = ({ result: { winners } }: Scene): Seat | null =>
  winners.length === 1 ? winners[0] : null
