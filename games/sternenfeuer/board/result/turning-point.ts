// §11.9: the turn that decided a match, and since when each place has had its holder
import type { Seat, Told } from '@sternentisch/kernel'
import { VALUES } from '../../cards/index.ts'
import type { Design } from '../../rules/designs.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { PLACE_NUMBERS } from '../../rules/zones.ts'

type Event = Told<SternenfeuerEvent>
type Holder = Seat | null

const COSMOS = VALUES.indexOf('cosmos')

/** A turn of the match: where its events begin and end, and who held the three places when it was over. */
export interface Turn {
  readonly turn: number
  readonly first: number
  readonly end: number
  readonly holders: readonly Holder[]
}

export interface TurningPoint {
  readonly turn: Turn
  /** Places that changed hands in it. */
  readonly changes: readonly { readonly place: number; readonly from: Holder; readonly to: Holder }[]
}

interface Standing {
  readonly seat: Seat
  readonly place: number
  readonly cosmos: number
}

const NOBODYS: readonly Holder[] = PLACE_NUMBERS.map(() => null)

/**
 * All turns of a match that was scored. It is told afterwards, when every figure has shown its face; so they are
 * counted as they truly lay, face down or not. Nothing where the events do not go back to the deal.
 */
export function turnsOf(events: readonly Event[], designs: readonly Design[]): readonly Turn[] {
  if (events[0]?.kind !== 'dealt' || !events.some(({ kind }) => kind === 'scored')) return []
  const cosmos = (design: number): number => designs[design].values[COSMOS]
  const faces = facesIn(events)
  const board = new Map<number, Standing>()
  const turns: Turn[] = []
  events.forEach((event, at) => {
    if (event.kind === 'turn') turns.push({ turn: event.turn, first: at, end: at, holders: [] })
    move(board, event, (handle) => cosmos(faces.get(handle) ?? 0), cosmos)
    const now = turns.at(-1)
    if (now) turns[turns.length - 1] = { ...now, end: at + 1, holders: holdersOn(board) }
  })
  return turns
}

/** Handle → who that figure was: it shows when it is turned up or leaves, at the latest in the end (SN-12.3). */
function facesIn(events: readonly Event[]): ReadonlyMap<number, number> {
  const faces = new Map<number, number>()
  for (const event of events)
    if ('figure' in event && event.figure !== null && event.figure >= 0) faces.set(event.handle, event.figure)
  return faces
}

/** What one event changes of who lies where, and how mighty. */
function move(
  board: Map<number, Standing>,
  event: Event,
  printed: (handle: number) => number,
  bonus: (design: number) => number,
): void {
  const alter = (handle: number, place: number, more: number): void => {
    const figure = board.get(handle)
    if (figure) board.set(handle, { ...figure, place, cosmos: figure.cosmos + more })
  }
  switch (event.kind) {
    case 'placed':
      board.set(event.handle, { seat: event.seat, place: event.place, cosmos: printed(event.handle) })
      return
    case 'transferred':
      alter(event.handle, event.place, 0)
      return
    case 'reinforced':
      alter(event.handle, event.place, bonus(event.card))
      return
    case 'dismantled':
      alter(event.handle, event.place, -bonus(event.removed))
      return
    case 'lost':
      board.delete(event.handle)
      return
  }
}

/** SN-12.4 to SN-12.6 */
function holdersOn(board: ReadonlyMap<number, Standing>): readonly Holder[] {
  return PLACE_NUMBERS.map((at) => {
    const rows = ([0, 1] as const).map((seat) =>
      [...board.values()].filter((figure) => figure.seat === seat && figure.place === at),
    )
    const might = rows.map((row) => Math.max(-1, ...row.map(({ cosmos }) => cosmos)))
    const lead = rows[0].length - rows[1].length || might[0] - might[1]
    return lead === 0 ? null : lead > 0 ? 0 : 1
  })
}

/** Who would win with these places; null for a draw (SN-12.7). */
function leaderOf(holders: readonly Holder[]): Holder {
  const held = (seat: Seat): number => holders.filter((holder) => holder === seat).length
  return held(0) === held(1) ? null : held(0) > held(1) ? 0 : 1
}

const before = (turns: readonly Turn[], at: number): readonly Holder[] => turns[at - 1]?.holders ?? NOBODYS

/** The turn after which the outcome never changed again; null if it was the same from the first turn on. */
export function turningPointOf(turns: readonly Turn[]): TurningPoint | null {
  const last = turns.at(-1)
  if (!last) return null
  const outcome = leaderOf(last.holders)
  const at = turns.findLastIndex((_, each) => leaderOf(before(turns, each)) !== outcome)
  if (at < 0) return null
  const [from, to] = [before(turns, at), turns[at].holders]
  const changes = PLACE_NUMBERS.filter((place) => from[place] !== to[place])
  return {
    turn: turns[at],
    changes: changes.map((place) => ({ place, from: from[place], to: to[place] })),
  }
}

/** Place → the turn since which its holder has held it; null for a place that nobody holds. */
export const heldSince = (turns: readonly Turn[]): readonly (number | null)[] =>
  PLACE_NUMBERS.map((place) => {
    const holder = turns.at(-1)?.holders[place] ?? null
    if (holder === null) return null
    const at = turns.findLastIndex((_, each) => before(turns, each)[place] !== holder)
    return turns[at]?.turn ?? null
  })
