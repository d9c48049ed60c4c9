// What can be done with an ability, from what its owner knows
import { type Luck, UNKNOWN } from '@sternentisch/kernel'
import { type Action, lapseAction, mendAction, rogueAction, warpAction } from './action.ts'
import { type Eyes, type Sight, tableEyes, typesIn } from './eyes.ts'
import type { Kit } from './kit.ts'
import { MEND, SHIPS, type Ship, WARP_RING } from './ships.ts'
import type { Frame, Table } from './table.ts'
import { discardOf, stackIn } from './zones.ts'

type Ability = Extract<Frame, { kind: 'ability' }>

/** D5 to D7, and letting it lapse (ST-6.2) */
export function abilities<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, frame: Ability): Action[] {
  const ship = shipOf(eyes, sight, kit, frame)
  if (ship === UNKNOWN) return []
  const found =
    ship === WARP_RING
      ? warps(eyes, sight, kit, frame)
      : ship === MEND
        ? mends(eyes, sight, kit, frame)
        : rogues(eyes, sight, kit, frame)
  if (mayLapse(kit, frame)) found.push(lapseAction(ship))
  return found
}

/** One of them. */
export function anyAbility(table: Table, kit: Kit, frame: Ability, luck: Luck): Action {
  if (shipOf(tableEyes, table, kit, frame) !== WARP_RING) {
    const listed = abilities(tableEyes, table, kit, frame)
    return listed[luck.below(listed.length)]
  }
  const count = warpCount(tableEyes, table, kit, frame)
  const n = luck.below(mayLapse(kit, frame) ? count + 1 : count)
  return n === count ? lapseAction(WARP_RING) : nthWarp(tableEyes, table, kit, frame, n)
}

/** ST-6.2: to the letter, only a ship that is turned up leaves its owner the choice. */
const mayLapse = ({ options }: Kit, { turned }: Ability): boolean =>
  options.abilityUse === 'mayLapse' || (options.abilityUse === 'asWritten' && turned)

const shipOf = <S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, { seat, sector, place }: Ability): Ship =>
  eyes.face(sight, kit, stackIn(kit.players, sector, seat), place)

/** D5 (ST-9.1, ST-9.2) */
function warps<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, frame: Ability): Action[] {
  const count = warpCount(eyes, sight, kit, frame)
  return Array.from({ length: count }, (_, n) => nthWarp(eyes, sight, kit, frame, n))
}

function warpCount<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, { seat }: Ability): number {
  let ships = kit.options.warpSelf ? 0 : -1
  for (let sector = 0; sector < sight.sectors; sector++)
    ships += eyes.size(sight, stackIn(kit.players, sector, seat))
  return ships * (sight.sectors - 1)
}

/** For each ship that can be moved, from the first sector on: each of the other sectors. */
function nthWarp<S extends Sight>(eyes: Eyes<S>, sight: S, kit: Kit, frame: Ability, n: number): Action {
  let left = n
  for (let sector = 0; ; sector++) {
    const size = eyes.size(sight, stackIn(kit.players, sector, frame.seat))
    for (let place = 0; place < size; place++) {
      if (!kit.options.warpSelf && sector === frame.sector && place === frame.place) continue
      if (left < sight.sectors - 1) return warpAction(sector, place, left < sector ? left : left + 1)
      left -= sight.sectors - 1
    }
  }
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
