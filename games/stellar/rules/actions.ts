// §6 Decision points: what a seat may do, from what that seat knows
import { AUDIENCE, type Luck, type Seat, UNKNOWN } from '@sternentisch/kernel'
import {
  type Action,
  fleetAction,
  foeAction,
  lapseAction,
  mendAction,
  PASS,
  playAction,
  revealAction,
  rogueAction,
  warpAction,
} from './action.ts'
import { fleetCount, fleetsFrom, nthFleet } from './fleet-list.ts'
import { bitsIn, EMPTY, type Fleet, plus, sizeOf, smallestFleet } from './fleets.ts'
import { type Kit, kitOf } from './kit.ts'
import { MEND, MILITARY, SHIPS, type Ship, WARP_RING } from './ships.ts'
import { type Frame, sameSide, type Table } from './table.ts'
import type { View } from './view.ts'
import { discardOf, handOf, reserveOf, stackIn } from './zones.ts'

/**
 * The list is made once, for tables and for views alike: `Eyes` are all it may look with, and those of a view
 * see no more than its viewer.
 */
export interface Eyes<Sight> {
  size(sight: Sight, zone: number): number
  /** −1 if the viewer does not know it. */
  face(sight: Sight, kit: Kit, zone: number, place: number): number
  back(sight: Sight, kit: Kit, zone: number, place: number): number
  isUp(sight: Sight, zone: number, place: number): boolean
}

const tableEyes: Eyes<Table> = {
  size: (table, zone) => table.cards.zones[zone].length,
  face: (table, { layout }, zone, place) => layout.face[table.cards.zones[zone][place]],
  back: (table, { layout }, zone, place) => layout.back[layout.face[table.cards.zones[zone][place]]],
  isUp: (table, zone, place) => (table.cards.known[table.cards.zones[zone][place]] & AUDIENCE) !== 0,
}

const viewEyes: Eyes<View> = {
  size: (view, zone) => view.zones[zone].size,
  face: (view, _, zone, place) => view.zones[zone].cards[place].face,
  back: (view, _, zone, place) => view.zones[zone].cards[place].back,
  isUp: (view, zone, place) => (view.zones[zone].cards[place].known & AUDIENCE) !== 0,
}

export const actionsAt = (table: Table, seat: Seat): readonly Action[] => list(tableEyes, table, seat)

export const actions = (view: View): readonly Action[] =>
  view.viewer === 'all' || view.viewer === 'audience' ? NOTHING : list(viewEyes, view, view.viewer)

const NOTHING: readonly Action[] = []

/** What tables and views have in common. */
interface Sight {
  readonly options: Table['options']
  readonly sectors: number
  readonly pending: readonly Frame[]
}

function list<S extends Sight>(eyes: Eyes<S>, sight: S, seat: Seat): readonly Action[] {
  const frame = sight.pending[sight.pending.length - 1]
  const kit = kitOf(sight.options)
  if (frame === undefined || seat >= kit.players) return NOTHING
  switch (frame.kind) {
    case 'fleets':
      return fleets(eyes, sight, kit, seat)
    case 'turn':
      if (frame.seat !== seat) return NOTHING
      return frame.step === 'play' ? plays(eyes, sight, kit, seat) : reveals(eyes, sight, kit, seat)
    case 'battle':
      return frame.seat === seat ? foes(eyes, sight, kit, frame.sector, seat) : NOTHING
    case 'ability':
      return frame.seat === seat ? abilities(eyes, sight, kit, frame) : NOTHING
    case 'scenarioEnd':
      return NOTHING
  }
}

/** D1. Also offered to a seat that is ready: a fleet may be changed until the last one is in. */
function fleets<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, seat: Seat): readonly Action[] {
  const reserve = reserveIn(eyes, sight, kit, seat)
  return reserve === EMPTY ? NOTHING : fleetsFrom(reserve, smallestIn(kit, reserve)).map(fleetAction)
}

const smallestIn = (kit: Kit, reserve: Fleet): number => smallestFleet(kit.options, sizeOf(reserve))

function reserveIn<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, seat: Seat): Fleet {
  const zone = reserveOf(seat)
  let reserve = EMPTY
  for (let place = eyes.size(sight, zone) - 1; place >= 0; place--)
    reserve = plus(reserve, eyes.face(sight, kit, zone, place))
  return reserve
}

/** One of `actionsAt`. Of up to 2251 fleets, or of the ways to play, the one that is picked is made and none of the others. */
export function anyAction(table: Table, seat: Seat, luck: Luck): Action {
  const frame = table.pending[table.pending.length - 1]
  const kit = kitOf(table.options)
  if (frame.kind === 'fleets') {
    const reserve = reserveIn(tableEyes, table, kit, seat)
    const smallest = smallestIn(kit, reserve)
    return fleetAction(nthFleet(reserve, smallest, luck.below(fleetCount(reserve, smallest))))
  }
  if (frame.kind === 'turn' && frame.step === 'play') {
    const types = typesIn(tableEyes, table, kit, handOf(seat))
    const free = freeSectors(tableEyes, table, kit, seat)
    return nthPlay(types, free, table.sectors, luck.below(playCount(types, free, table.sectors)))
  }
  const listed = list(tableEyes, table, seat)
  return listed[luck.below(listed.length)]
}

/** The types of ship in one of the seat's own places, as bits. */
function typesIn<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, zone: number): number {
  let types = 0
  for (let place = eyes.size(sight, zone) - 1; place >= 0; place--)
    types |= 1 << eyes.face(sight, kit, zone, place)
  return types
}

/** D2 (ST-4.2, ST-5.2, ST-5.3): each ship in hand, face-up anywhere, face-down only where no own ship lies. */
function plays<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, seat: Seat): readonly Action[] {
  const types = typesIn(eyes, sight, kit, handOf(seat))
  const free = freeSectors(eyes, sight, kit, seat)
  const count = playCount(types, free, sight.sectors)
  return Array.from({ length: count }, (_, n) => nthPlay(types, free, sight.sectors, n))
}

/** The sectors without an own ship, as bits. */
function freeSectors<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, seat: Seat): number {
  let free = 0
  for (let sector = 0; sector < sight.sectors; sector++) {
    if (eyes.size(sight, stackIn(kit.players, sector, seat)) === 0) free |= 1 << sector
  }
  return free
}

const playCount = (types: number, free: number, sectors: number): number =>
  bitsIn(types) * (sectors + bitsIn(free))

/** For each type, for each sector: face-down if that can be, then face-up. */
function nthPlay(types: number, free: number, sectors: number, n: number): Action {
  const ofEach = sectors + bitsIn(free)
  let left = n
  let rest = types
  for (; left >= ofEach; left -= ofEach) rest &= rest - 1
  for (let sector = 0; ; sector++) {
    const ways = 1 + ((free >> sector) & 1)
    if (left < ways) return playAction(31 - Math.clz32(rest & -rest), sector, left === ways - 1)
    left -= ways
  }
}

/** D3 (ST-4.3). Mostly there is one hidden ship: for that the lists are kept. */
function reveals<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, seat: Seat): readonly Action[] {
  let found: Action[] | null = null
  let only: readonly Action[] = NOTHING
  for (let sector = 0; sector < sight.sectors; sector++) {
    const stack = stackIn(kit.players, sector, seat)
    if (eyes.size(sight, stack) === 0 || eyes.isUp(sight, stack, 0)) continue
    const ship = eyes.face(sight, kit, stack, 0)
    if (only === NOTHING) only = revealOrPass[ship * 10 + sector]
    else if (found === null) found = [only[0], revealAction(ship, sector)]
    else found.push(revealAction(ship, sector))
  }
  if (found === null) return only
  found.push(PASS)
  return found
}

const revealOrPass: readonly (readonly Action[])[] = SHIPS.flatMap((ship) =>
  Array.from({ length: 10 }, (_, sector) => [revealAction(ship, sector), PASS]),
)

/** D4 (ST-7.5) */
function foes<S extends Sight>(
  eyes: Eyes<S>,
  sight: S,
  kit: Kit,
  sector: number,
  seat: Seat,
): readonly Action[] {
  const found: Action[] = []
  for (let foe = 0; foe < kit.players; foe++) {
    if (!sameSide(kit, seat, foe) && hasMilitary(eyes, sight, kit, stackIn(kit.players, sector, foe))) {
      found.push(foeAction(foe))
    }
  }
  return found
}

function hasMilitary<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, stack: number): boolean {
  for (let place = eyes.size(sight, stack) - 1; place >= 0; place--) {
    if (eyes.back(sight, kit, stack, place) === MILITARY) return true
  }
  return false
}

/** D5 to D7, and letting it lapse (ST-6.2) */
function abilities<S extends Sight>(
  eyes: Eyes<S>,
  sight: S,
  kit: Kit,
  frame: Extract<Frame, { kind: 'ability' }>,
): readonly Action[] {
  const ship: Ship = eyes.face(sight, kit, stackIn(kit.players, frame.sector, frame.seat), frame.place)
  if (ship === UNKNOWN) return NOTHING
  const found =
    ship === WARP_RING
      ? warps(eyes, sight, kit, frame)
      : ship === MEND
        ? mends(eyes, sight, kit, frame)
        : rogues(eyes, sight, kit, frame)
  if (kit.options.abilityUse === 'mayLapse') found.push(lapseAction(ship))
  return found
}

type Ability = Extract<Frame, { kind: 'ability' }>

/** D5 (ST-9.1, ST-9.2) */
function warps<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, frame: Ability): Action[] {
  const found: Action[] = []
  for (let sector = 0; sector < sight.sectors; sector++) {
    const size = eyes.size(sight, stackIn(kit.players, sector, frame.seat))
    for (let place = 0; place < size; place++) {
      if (!kit.options.warpSelf && sector === frame.sector && place === frame.place) continue
      for (let to = 0; to < sight.sectors; to++) if (to !== sector) found.push(warpAction(sector, place, to))
    }
  }
  return found
}

/** D6 (ST-10.1, ST-10.2) */
function mends<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, frame: Ability): Action[] {
  const types = typesIn(eyes, sight, kit, discardOf(frame.seat))
  return SHIPS.filter((ship) => types & (1 << ship)).map((ship) => mendAction(ship, frame.place > 0))
}

/** D7 (ST-11.1, ST-11.2) */
function rogues<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, frame: Ability): Action[] {
  const found: Action[] = []
  for (let seat = 0; seat < kit.players; seat++) {
    const size = eyes.size(sight, stackIn(kit.players, frame.sector, seat))
    for (let place = 0; place < size; place++) {
      const itself = seat === frame.seat && place === frame.place
      if (!itself || kit.options.rogueSelf) found.push(rogueAction(seat, frame.sector, place))
    }
  }
  return found
}
