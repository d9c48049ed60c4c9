// §6 Decision points: what a seat may do, from what that seat knows
import type { Luck, Seat } from '@sternentisch/kernel'
import { abilities, anyAbility } from './ability-list.ts'
import {
  type Action,
  fleetAction,
  foeAction,
  PASS,
  passingFleet,
  playAction,
  revealAction,
} from './action.ts'
import { type Eyes, type Sight, tableEyes, typesIn, viewEyes } from './eyes.ts'
import { fleetCount, fleetsFrom, isFleetFrom, nthFleet } from './fleet-list.ts'
import { bitsIn, EMPTY, type Fleet, plus, sizeOf, smallestFleet } from './fleets.ts'
import { type Kit, kitOf } from './kit.ts'
import { MILITARY } from './ships.ts'
import { sameSide, type Table } from './table.ts'
import type { View } from './view.ts'
import { handOf, reserveOf, stackIn } from './zones.ts'

export const actionsAt = (table: Table, seat: Seat): readonly Action[] => list(tableEyes, table, seat)

export const actions = (view: View): readonly Action[] =>
  view.viewer === 'all' || view.viewer === 'audience' ? NOTHING : list(viewEyes, view, view.viewer)

const NOTHING: readonly Action[] = []

/** Whether it is among `actions`; of fleets there is no list to look through. */
export function isOpen(view: View, action: Action): boolean {
  const { viewer, options, pending } = view
  if (action.kind !== 'fleet' || pending.at(-1)?.kind !== 'fleets') return actions(view).includes(action)
  const kit = kitOf(options)
  if (viewer === 'all' || viewer === 'audience' || viewer >= kit.players) return false
  const reserve = reserveIn(viewEyes, view, kit, viewer)
  return reserve !== EMPTY && isFleetFrom(action.fleet, reserve, smallestIn(kit, reserve))
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

/** One of `actionsAt`. Of up to 2251 fleets, of the ways to play or to warp, the one that is picked is made and none of the others. */
export function anyAction(table: Table, seat: Seat, luck: Luck): Action {
  const frame = table.pending[table.pending.length - 1]
  const kit = kitOf(table.options)
  if (frame.kind === 'fleets') {
    const reserve = reserveIn(tableEyes, table, kit, seat)
    const smallest = smallestIn(kit, reserve)
    return passingFleet(nthFleet(reserve, smallest, luck.below(fleetCount(reserve, smallest))))
  }
  if (frame.kind === 'turn') {
    if (frame.step !== 'play') {
      const hidden = hiddenSectors(tableEyes, table, kit, seat)
      return nthReveal(tableEyes, table, kit, seat, hidden, luck.below(bitsIn(hidden) + 1))
    }
    const types = typesIn(tableEyes, table, kit, handOf(seat))
    const free = freeSectors(tableEyes, table, kit, seat)
    return nthPlay(types, free, table.sectors, luck.below(playCount(types, free, table.sectors)))
  }
  if (frame.kind === 'ability') return anyAbility(table, kit, frame, luck)
  const listed = list(tableEyes, table, seat)
  return listed[luck.below(listed.length)]
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

/** D3 (ST-4.3) */
function reveals<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, seat: Seat): readonly Action[] {
  const hidden = hiddenSectors(eyes, sight, kit, seat)
  const count = hidden === 0 ? 0 : bitsIn(hidden) + 1
  return Array.from({ length: count }, (_, n) => nthReveal(eyes, sight, kit, seat, hidden, n))
}

/** ST-5.7: the sectors in which the own bottom ship lies face-down, as bits. */
function hiddenSectors<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, seat: Seat): number {
  let hidden = 0
  for (let sector = 0; sector < sight.sectors; sector++) {
    const stack = stackIn(kit.players, sector, seat)
    if (eyes.size(sight, stack) > 0 && !eyes.isUp(sight, stack, 0)) hidden |= 1 << sector
  }
  return hidden
}

/** Each of the hidden ships, then to pass. */
function nthReveal<S extends Sight>(
  eyes: Eyes<S>,
  sight: S,
  kit: Kit,
  seat: Seat,
  hidden: number,
  n: number,
): Action {
  let rest = hidden
  for (let left = n; left > 0; left--) rest &= rest - 1
  if (rest === 0) return PASS
  const sector = 31 - Math.clz32(rest & -rest)
  return revealAction(eyes.face(sight, kit, stackIn(kit.players, sector, seat), 0), sector)
}

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
