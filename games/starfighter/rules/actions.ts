// §6 Decision points: what a seat may do, from what that seat knows
import type { Luck, Seat } from '@sternentisch/kernel'
import {
  type Action,
  BARREL_ROLLS,
  DESTRUCTIONS,
  FIRST,
  leaveAction,
  MARK,
  ORDERS,
  PASS,
  PIVOTS,
  pickAction,
  READY,
  SHIFTS,
  STOP,
  VERTICALS,
} from './action.ts'
import { mayShift } from './battle.ts'
import { freeCruisers } from './beginning.ts'
import { SMALLEST_DECK } from './decks.ts'
import { targetsOf } from './effects.ts'
import { type Kit, kitOf, type Ship } from './kit.ts'
import { EFFECTS } from './symbols.ts'
import { asksBoth, effectOf, type Frame, other, type Table } from './table.ts'
import type { Sizes } from './targets.ts'
import type { View } from './view.ts'
import { boxOf, handOf, leftOutOf } from './zones.ts'

/** All that the lists of actions may look at; a table and a view both can show it. */
interface Sight {
  readonly sizes: Sizes
  readonly room: Sizes
  /** The faces in one of the seat's own places, or in an open one. */
  faces(zone: number): readonly number[]
}

const NOTHING: readonly Action[] = []

export function actionsAt(table: Table, seat: Seat): readonly Action[] {
  const { pending, cards } = table
  const frame = pending[pending.length - 1]
  if (frame === undefined || (frame.seat !== seat && !asksBoth(frame))) return NOTHING
  const plain = plainAnswers(table, frame)
  if (plain) return plain
  const kit = kitOf(table.options)
  for (let zone = 0; zone < 10; zone++) SIZES[zone] = cards.zones[zone].length
  const { face } = kit.layout
  if (frame.kind === 'deployment') {
    HAND.length = sortedFaces(kit, cards.zones[handOf(seat)])
    return plays(kit, table.cruisers[seat], seat, SIZES, HAND)
  }
  const faces = (zone: number): readonly number[] => cards.zones[zone].map((card) => face[card])
  return list(kit, table, frame, seat, { sizes: SIZES, room: roomOf(kit, table.cruisers), faces })
}

export function actions(view: View): readonly Action[] {
  const { viewer, pending, zones } = view
  const frame = pending.at(-1)
  if (viewer === 'all' || viewer === 'audience' || viewer > 1 || frame === undefined) return NOTHING
  if (frame.seat !== viewer && !asksBoth(frame)) return NOTHING
  const plain = plainAnswers(view, frame)
  if (plain) return plain
  const kit = kitOf(view.options)
  for (let zone = 0; zone < 10; zone++) SIZES[zone] = zones[zone].size
  const faces = (zone: number): readonly number[] => zones[zone].cards.map((card) => card.face)
  if (frame.kind === 'deployment')
    return plays(kit, view.cruisers[viewer], viewer, SIZES, [...faces(handOf(viewer))].sort(byNumber))
  return list(kit, view, frame, viewer, { sizes: SIZES, room: roomOf(kit, view.cruisers), faces })
}

/**
 * One of `actionsAt`, as `luck` says. Of the many ways to play or to move a card only the one that is picked is
 * looked up.
 */
export function anyAction(table: Table, seat: Seat, luck: Luck): Action {
  const { pending, cards } = table
  const frame = pending[pending.length - 1]
  const kit = kitOf(table.options)
  if (frame.kind === 'deployment') {
    // A card is played on one's own board.
    for (let zone = seat * 5; zone < seat * 5 + 5; zone++) SIZES[zone] = cards.zones[zone].length
    return anyPlay(kit, table, seat, luck)
  }
  if (frame.kind === 'effect' && ANY_CARD[effectOf(frame.first)] !== undefined) {
    let count = 0
    for (let zone = 0; zone < 10; zone++) count += cards.zones[zone].length
    let nth = luck.below(count)
    let zone = 0
    while (nth >= cards.zones[zone].length) nth -= cards.zones[zone++].length
    return ANY_CARD[effectOf(frame.first)]![zone * 4 + nth]
  }
  const listed = actionsAt(table, seat)
  return listed[luck.below(listed.length)]
}

/** Effects that may be applied to any card, by number. */
const ANY_CARD: readonly (readonly Action[] | undefined)[] = EFFECTS.map((effect) =>
  [VERTICALS, PIVOTS, DESTRUCTIONS, BARREL_ROLLS].find(([first]) => first.kind === effect),
)

/** Filled anew for every list and kept by nobody: lists are asked for too often to make new ones. */
const SIZES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const ROOM = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const HAND: number[] = []

const byNumber = (a: number, b: number): number => a - b

function roomOf(kit: Kit, cruisers: readonly number[]): Sizes {
  for (let seat = 0; seat < 2; seat++) {
    const ship = kit.ships[cruisers[seat]]
    for (let sector = 0; sector < 5; sector++) ROOM[seat * 5 + sector] = ship?.slots[sector] ?? 0
  }
  return ROOM
}

/** What tables and views have in common. */
type Common = Pick<Table, 'options' | 'cruisers' | 'offset'>

function list(kit: Kit, table: Common, frame: Frame, seat: Seat, sight: Sight): readonly Action[] {
  switch (frame.kind) {
    case 'effect':
      return targetsOf(effectOf(frame.first))(kit, sight.sizes, sight.room) // D-5 to D-11
    case 'cruiser':
      return freeCruisers(kit, table.cruisers[other(frame.seat)]) // D-1
    case 'cruisers':
      return freeCruisers(kit, -1) // D-2
    case 'draft':
      return picks(kit, seat, sight)
    case 'compose':
      return frame.left & (1 << seat) ? NOTHING : leavings(kit, seat, sight)
    default:
      return NOTHING
  }
}

/** By seat, then by offset −3 to 3: the lists of SF-4.1 and SF-4.2. */
const SHIFT_LISTS = ([0, 1] as const).map((seat) =>
  [-3, -2, -1, 0, 1, 2, 3].map((offset) => SHIFTS.filter(({ to }) => mayShift(offset, seat, to))),
)

/** Where most answers are the same whatever lies on the boards, nobody looks at them. */
function plainAnswers({ offset }: Common, { kind, step, seat }: Frame): readonly Action[] | null {
  if (kind === 'battle') return step === 'shift' ? SHIFT_LISTS[seat][offset + 3] : ORDERS // D-12, D-13
  if (kind === 'effects') return FIRST // D-4
  return kind === 'marker' ? MARK : null
}

/** SF-1.8: a card that nobody has yet (both boxes still hold their copy), or no more. */
function picks({ ids }: Kit, seat: Seat, sight: Sight): readonly Action[] {
  const other = new Set(sight.faces(boxOf(1)))
  const found = sight
    .faces(boxOf(0))
    .filter((face) => other.has(face))
    .sort(byNumber)
    .map((face) => pickAction(ids[face]))
  return ids.length - sight.faces(boxOf(seat)).length >= SMALLEST_DECK ? [STOP, ...found] : found
}

/** SF-1.8: what is neither in the box nor left out is in the pile. */
function leavings({ ids }: Kit, seat: Seat, sight: Sight): readonly Action[] {
  const out = new Set([...sight.faces(boxOf(seat)), ...sight.faces(leftOutOf(seat))])
  const pile = ids.filter((_, face) => !out.has(face))
  return pile.length > SMALLEST_DECK ? [READY, ...pile.map(leaveAction)] : [READY]
}

/** D-3 (SF-3.1 to SF-3.3) */
function plays(
  kit: Kit,
  cruiser: number,
  seat: Seat,
  sizes: Sizes,
  hand: readonly number[],
): readonly Action[] {
  findSlots(kit.ships[cruiser], seat, sizes)
  const found: Action[] = []
  for (const face of hand) {
    const level = kit.level[face]
    for (let nth = 0; nth < WAYS[level]; nth++) found.push(kit.plays[face * 10 + nthWay(level, nth)])
  }
  found.push(PASS)
  return found
}

/** The same without the list. */
function anyPlay(kit: Kit, table: Table, seat: Seat, luck: Luck): Action {
  findSlots(kit.ships[table.cruisers[seat]], seat, SIZES)
  const held = sortedFaces(kit, table.cards.zones[handOf(seat)])
  let count = 1
  for (let at = 0; at < held; at++) count += WAYS[kit.level[HAND[at]]]
  let nth = luck.below(count)
  for (let at = 0; at < held; at++) {
    const level = kit.level[HAND[at]]
    const mine = WAYS[level]
    if (nth < mine) return kit.plays[HAND[at] * 10 + nthWay(level, nth)]
    nth -= mine
  }
  return PASS
}

/** Fills `HAND` with the faces of these cards in order; answers how many. Hands are short: insertion is quickest. */
function sortedFaces({ layout }: Kit, cards: readonly number[]): number {
  for (let count = 0; count < cards.length; count++) {
    const face = layout.face[cards[count]]
    let at = count
    for (; at > 0 && HAND[at - 1] > face; at--) HAND[at] = HAND[at - 1]
    HAND[at] = face
  }
  return cards.length
}

/** Sector → its next slot, or none; level → in how many ways a card of it can be played. Found anew for every list. */
const NEXT = [0, 0, 0, 0, 0]
const NONE = -1
const WAYS = [0, 0, 0, 0]

/** SF-3.2, SF-3.3: a card goes into any free slot face down, and face up where its level is that of the slot, or 0. */
function findSlots({ slots }: Ship, seat: Seat, sizes: Sizes): void {
  let free = 0
  for (let level = 0; level < 4; level++) WAYS[level] = 0
  for (let sector = 0; sector < 5; sector++) {
    const slot = sizes[seat * 5 + sector]
    NEXT[sector] = slot < slots[sector] ? slot : NONE
    if (NEXT[sector] === NONE) continue
    free++
    WAYS[slot]++
  }
  WAYS[0] = free
  for (let level = 0; level < 4; level++) WAYS[level] += free
}

/** Sector by sector, up before down, as `sector × 2 + (front up ? 1 : 0)`. */
function nthWay(level: number, nth: number): number {
  let left = nth
  for (let sector = 0; ; sector++) {
    if (NEXT[sector] === NONE) continue
    if ((level === 0 || level === NEXT[sector]) && left-- === 0) return sector * 2 + 1
    if (left-- === 0) return sector * 2
  }
}
