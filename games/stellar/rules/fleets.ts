// ST-3 Fleets
import { type Draws, move, type Seat, secret } from '@sternentisch/kernel'
import { cards as data } from '../cards/index.ts'
import type { Options } from './options.ts'
import { CIVIL, CLASS_OF, MILITARY, SHIPS, type Ship } from './ships.ts'
import { type Frame, NOT_READY, type Playing } from './table.ts'
import { draw } from './turn.ts'
import { fleetOf, reserveOf } from './zones.ts'

/**
 * A fleet is a number of ships of each type: two bits a type, packed into one number. Equal fleets are equal
 * numbers, and no set has more than two ships of a type.
 */
export type Fleet = number

export const EMPTY: Fleet = 0
export const countIn = (fleet: Fleet, ship: Ship): number => (fleet >> (ship * 2)) & 3
export const plus = (fleet: Fleet, ship: Ship): Fleet => fleet + (1 << (ship * 2))

/** How many types the fleet has one ship of, and two: the lower and the upper bits. */
const LOWER = SHIPS.reduce((bits, ship) => bits | (1 << (ship * 2)), 0)
export const singlesIn = (fleet: Fleet): number => bitsIn(fleet & LOWER)
export const doublesIn = (fleet: Fleet): number => bitsIn((fleet >> 1) & LOWER)
export const sizeOf = (fleet: Fleet): number => singlesIn(fleet) + 2 * doublesIn(fleet)

/** How many bits are set: pairs are added up, then fours, then bytes. A loop over the bits would have to be guessed right. */
export function bitsIn(mask: number): number {
  const pairs = mask - ((mask >> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24
}

/** Class → the bits of its types. */
const OF_CLASS = [CIVIL, MILITARY].map((ofClass) =>
  SHIPS.reduce((bits, ship) => (CLASS_OF[ship] === ofClass ? bits | (3 << (ship * 2)) : bits), 0),
)

export const fleetFrom = (ships: Iterable<Ship>): Fleet => {
  let fleet = EMPTY
  for (const ship of ships) fleet = plus(fleet, ship)
  return fleet
}
export const shipsIn = (fleet: Fleet): Ship[] =>
  SHIPS.flatMap((ship) => Array<Ship>(countIn(fleet, ship)).fill(ship))

const FLEET_MAX = data.limits.fleetMax
export const fullFleet = (reserve: number): number => Math.min(FLEET_MAX, reserve)

/** ST-3.1: how large a fleet has to be at least. */
export const smallestFleet = (options: Options, reserve: number): number =>
  options.fleetSize === 'upToSix' ? 0 : fullFleet(reserve)

/** ST-3.3: are fleets dealt at random in this scenario? */
const fleetsAreRandom = (options: Options, scenario: number): boolean =>
  options.fleetSelection === 'randomAll' || (options.fleetSelection === 'randomFirst' && scenario === 1)

/** ST-3.3: three of each class, the rest of the six from whatever is left. */
export function randomFleet(reserve: readonly Ship[], draws: Draws): Fleet {
  const civil = draws.shuffle(reserve.filter((ship) => CLASS_OF[ship] === CIVIL))
  const military = draws.shuffle(reserve.filter((ship) => CLASS_OF[ship] === MILITARY))
  const each = data.limits.randomFleetPerClass
  const picked = [...civil.splice(0, each), ...military.splice(0, each)]
  const spare = [...civil, ...military]
  return fleetFrom([...picked, ...spare.slice(0, FLEET_MAX - picked.length)])
}

/** Before anybody is asked: random fleets, and the empty fleet of an empty reserve (ST-3.2, ST-3.3). */
export function openFleets(playing: Playing): Frame {
  const { table, cards, kit, tell } = playing
  const dealt = fleetsAreRandom(kit.options, table.scenario)
  const picks: number[] = []
  for (let seat = 0 as Seat; seat < kit.players; seat++) {
    const empty = cards.zones[reserveOf(seat)].length === 0
    const pick = empty ? EMPTY : dealt ? dealFleet(playing, seat) : NOT_READY
    picks.push(pick)
    if (pick !== NOT_READY) tell?.({ kind: 'ready', seat, fleet: secret(pick, 1 << seat) })
  }
  return { kind: 'fleets', picks }
}

function dealFleet({ table, cards, kit, random }: Playing, seat: Seat): Fleet {
  const reserve = cards.zones[reserveOf(seat)].map((card) => kit.layout.face[card])
  return randomFleet(reserve, random.stream('fleet', table.scenario * 4 + seat))
}

/** ST-3.4 to ST-3.6: when the last fleet is in, all are shuffled and two ships drawn from each. */
export function launchFleets(playing: Playing, picks: readonly Fleet[]): void {
  const { table, cards, kit, random, tell } = playing
  tell?.({ kind: 'fleets', sizes: picks.map(sizeOf) })
  for (let seat = 0 as Seat; seat < kit.players; seat++) {
    mobilise(playing, seat, picks[seat])
    random.stream('shuffle', table.scenario * 4 + seat).shuffle(cards.zones[fleetOf(seat)])
  }
  for (let seat = 0 as Seat; seat < kit.players; seat++) {
    while (draw(playing, seat));
  }
}

/** Civil ships leave the reserve first, so that before the shuffle their order says nothing but the classes. */
function mobilise({ cards, kit }: Playing, seat: Seat, fleet: Fleet): void {
  const reserve = cards.zones[reserveOf(seat)]
  for (let ofClass = CIVIL; ofClass <= MILITARY; ofClass++) {
    let missing = fleet & OF_CLASS[ofClass]
    for (let at = reserve.length - 1; at >= 0 && missing !== EMPTY; at--) {
      const ship = kit.layout.face[reserve[at]]
      if (countIn(missing, ship) === 0) continue
      missing -= 1 << (ship * 2)
      move(cards, kit.layout, reserveOf(seat), at, fleetOf(seat))
    }
  }
}
