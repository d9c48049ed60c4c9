// §4 Visibility: every change of a board is one operation; what it reveals triggers, what it hides is cancelled.
import { EVERYBODY, move, type Seat, type Secret, secret } from '@sternentisch/kernel'
import type { Source, Spot } from './events.ts'
import {
  flipped,
  freshLie,
  isBack,
  isTurned,
  type Lie,
  lowHalf,
  markersOn,
  turned,
  upHalf,
  withoutMarkers,
} from './lies.ts'
import { type Half, NO_EFFECT } from './symbols.ts'
import { effectOf, frame, halfOf, handleOf, type Playing, slotOf, type Waiting, waiting } from './table.ts'
import { discardOf, sectorOf } from './zones.ts'

/** SF-6.10 */
export const CHAIN_LIMIT = 100

export const ownerOf = (zone: number): Seat => (zone < 5 ? 0 : 1)

export const spot = (playing: Playing, zone: number, place: number): Spot => {
  const { zones, handle } = playing.cards
  const card = zones[zone][place]
  return {
    seat: ownerOf(zone),
    sector: zone % 5,
    place,
    handle: handle[card],
    card: faceIn(playing, card),
  }
}

/** SF-3.5: a card from hand becomes the top card of a sector; both its halves are revealed. */
export function deploy(
  playing: Playing,
  seat: Seat,
  from: number,
  at: number,
  sector: number,
  up: boolean,
): void {
  const { cards, kit, table, tell } = playing
  const zone = sectorOf(seat, sector)
  const place = cards.zones[zone].length
  if (place > 0) hide(playing, zone, place - 1, upHalf(table.lies[slotOf(zone, place - 1)]))
  const card = move(cards, kit.layout, from, at, zone)
  if (up) cards.known[card] = EVERYBODY
  table.lies[slotOf(zone, place)] = freshLie(up)
  tell?.({ kind: 'played', ...spot(playing, zone, place), up })
  revealBoth(playing, zone, place)
}

/** SF-6.12, SF-6.14, SF-6.15: the card becomes the top card of a sector of its board. */
export function relocate(playing: Playing, zone: number, place: number, to: number, by: Seat): void {
  const { cards, kit, table, tell } = playing
  const { lies } = table
  const top = cards.zones[zone].length - 1
  const toPlace = to === zone ? top : cards.zones[to].length
  // From where it leaves; told once it lies where it goes, so that whoever looks on sees it arrive.
  const moved = tell && { kind: 'moved' as const, ...spot(playing, zone, place), by, to: to % 5, toPlace }
  if (to === zone && place === top) {
    if (moved) tell(moved)
    return
  }
  const covered = toPlace - 1
  if (to === zone) hide(playing, zone, top, upHalf(lies[slotOf(zone, top)]))
  else if (covered >= 0) hide(playing, to, covered, upHalf(lies[slotOf(to, covered)]))
  const lie = closeGap(lies, zone, place, top)
  move(cards, kit.layout, zone, place, to)
  lies[slotOf(to, toPlace)] = lie
  if (moved) tell(moved)
  if (place < top) reveal(playing, to, toPlace, upHalf(lie))
  else if (top > 0) reveal(playing, zone, top - 1, upHalf(lies[slotOf(zone, top - 1)]))
}

/** SF-6.14: the cards above slide down; answers the lie of the card that left. */
function closeGap(lies: Lie[], zone: number, place: number, top: number): Lie {
  const lie = lies[slotOf(zone, place)]
  for (let at = place; at < top; at++) lies[slotOf(zone, at)] = lies[slotOf(zone, at + 1)]
  lies[slotOf(zone, top)] = 0
  return lie
}

/** SF-6.24: 180°; on a covered card the halves change places in the light. */
export function pivot(playing: Playing, zone: number, place: number, by: Seat): void {
  const { cards, table, tell } = playing
  const slot = slotOf(zone, place)
  const covered = place < cards.zones[zone].length - 1
  if (covered) hide(playing, zone, place, lowHalf(table.lies[slot]))
  table.lies[slot] = turned(table.lies[slot])
  tell?.({ kind: 'pivoted', ...spot(playing, zone, place), by, turned: isTurned(table.lies[slot]) })
  if (covered) reveal(playing, zone, place, lowHalf(table.lies[slot]))
}

/** SF-6.28: the other face, without markers; a front that comes up is known from now on. */
export function roll(playing: Playing, zone: number, place: number, by: Seat): void {
  const { cards, table, tell } = playing
  const slot = slotOf(zone, place)
  const card = cards.zones[zone][place]
  const onTop = place === cards.zones[zone].length - 1
  hide(playing, zone, place, lowHalf(table.lies[slot]))
  if (onTop) hide(playing, zone, place, upHalf(table.lies[slot]))
  table.lies[slot] = flipped(table.lies[slot])
  const up = !isBack(table.lies[slot])
  const isNew = up && cards.known[card] !== EVERYBODY
  if (up) cards.known[card] = EVERYBODY
  if (tell) {
    const event = {
      kind: 'rolled' as const,
      ...spot(playing, zone, place),
      by,
      up,
    }
    tell(isNew ? { weighed: [card], ...event } : event)
  }
  if (onTop) revealBoth(playing, zone, place)
  else reveal(playing, zone, place, lowHalf(table.lies[slot]))
}

/** SF-5.5, SF-6.25: to the discard pile; markers and waiting effects go with the card. */
export function remove(playing: Playing, zone: number, place: number, by: 'damage' | 'effect'): void {
  const { cards, kit, table, tell } = playing
  const { lies } = table
  const top = cards.zones[zone].length - 1
  const lie = lies[slotOf(zone, place)]
  cancel(playing, zone, place, lowHalf(lie))
  if (place === top) cancel(playing, zone, place, upHalf(lie))
  const where = tell && spot(playing, zone, place)
  closeGap(lies, zone, place, top)
  const wasKnown = cards.known[cards.zones[zone][place]]
  const card = move(cards, kit.layout, zone, place, discardOf(kit.ownPiles, ownerOf(zone)))
  if (tell && where) {
    const event = { kind: 'destroyed' as const, ...where, by, card: faceIn(playing, card) }
    tell(wasKnown === cards.known[card] ? event : { weighed: [card], ...event })
  }
  if (place === top && top > 0) reveal(playing, zone, top - 1, upHalf(lies[slotOf(zone, top - 1)]))
}

/** A face in an event: for those who know the card. */
const faceIn = ({ cards, kit }: Playing, card: number): Secret<number> =>
  secret(kit.layout.face[card], cards.known[card])

/** The effect that a card in play shows in a half, wherever that half lies. */
function effectIn({ cards, kit, table }: Playing, zone: number, place: number, half: Half): number {
  if (isBack(table.lies[slotOf(zone, place)])) return NO_EFFECT
  return kit.effect[kit.layout.face[cards.zones[zone][place]] * 2 + half]
}

const waitingAt = (playing: Playing, zone: number, place: number, half: Half): Waiting => {
  const effect = effectIn(playing, zone, place, half)
  return effect === NO_EFFECT
    ? 0
    : waiting(playing.cards.handle[playing.cards.zones[zone][place]], effect, half)
}

/** SF-6.1: a half that comes to light triggers its effect. */
function reveal(playing: Playing, zone: number, place: number, half: Half): void {
  trigger(playing, zone, place, waitingAt(playing, zone, place, half), 0)
}

function revealBoth(playing: Playing, zone: number, place: number): void {
  const upper = waitingAt(playing, zone, place, 0)
  const lower = waitingAt(playing, zone, place, 1)
  if (upper === 0) trigger(playing, zone, place, lower, 0)
  else trigger(playing, zone, place, upper, lower)
}

/** SF-6.6, SF-6.7: on top of everything that waits already. */
function trigger(playing: Playing, zone: number, place: number, first: Waiting, second: Waiting): void {
  if (first === 0) return
  const { table, tell } = playing
  if (table.chain >= CHAIN_LIMIT) {
    tell?.({ kind: 'chainLimit' })
    return
  }
  const seat = ownerOf(zone) // SF-6.3
  if (tell) {
    const at = spot(playing, zone, place)
    const effects = [first, second].filter((each) => each !== 0).map((each): Source => sourceOf(at, each))
    tell({ kind: 'triggered', seat, effects })
  }
  table.pending.push(frame(second === 0 ? 'effect' : 'effects', seat, '', -1, 0, first, second))
}

const sourceOf = ({ seat, sector, place, handle, card }: Spot, each: Waiting): Source => ({
  seat,
  sector,
  place,
  handle,
  card,
  half: halfOf(each),
  effect: effectOf(each),
})

/** An effect wherever its card lies. */
export const sourceNamed = (playing: Playing, each: Waiting) => ({
  handle: handleOf(each),
  card: faceIn(playing, playing.cards.handle.indexOf(handleOf(each))),
  half: halfOf(each),
  effect: effectOf(each),
})

/** SF-5.11, SF-6.8: a half that goes out of sight loses its markers, and its effect no longer waits. */
function hide(playing: Playing, zone: number, place: number, half: Half): void {
  const { table, tell } = playing
  const slot = slotOf(zone, place)
  const markers = markersOn(table.lies[slot], half)
  if (markers > 0) {
    table.lies[slot] = withoutMarkers(table.lies[slot], half)
    tell?.({ kind: 'repaired', ...spot(playing, zone, place), half, markers })
  }
  cancel(playing, zone, place, half)
}

function cancel(playing: Playing, zone: number, place: number, half: Half): void {
  const { pending } = playing.table
  // The lowest frames are the deployment or the battle: nothing waits there.
  if (pending.length < 2) return
  const gone = waitingAt(playing, zone, place, half)
  if (gone === 0) return
  for (let at = pending.length - 1; at > 0; at--) {
    const each = pending[at]
    if (each.kind !== 'effects') continue
    if (each.first === gone) {
      each.first = each.second
      each.second = 0
    } else if (each.second === gone) each.second = 0
    else continue
    if (each.first === 0) pending.splice(at, 1)
    const { seat } = each
    playing.tell?.({ kind: 'cancelled', seat, ...sourceNamed(playing, gone) })
    return
  }
}
