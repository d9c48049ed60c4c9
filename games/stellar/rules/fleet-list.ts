// ST-3.1: how many fleets can be picked from a reserve, and the n-th of them, without making the list
import { cards as data } from '../cards/index.ts'
import { countIn, doublesIn, EMPTY, type Fleet, plus, singlesIn, sizeOf } from './fleets.ts'
import { SHIPS } from './ships.ts'

const MOST = data.limits.fleetMax
const TYPES = SHIPS.length + 1
const SIZES = MOST + 1

/**
 * In how many ways a fleet of so many ships can be completed, so that it has at least `smallest`: it depends only on
 * how many of the types to come have one ship in the reserve and how many have two.
 */
const ways: number[] = []
const at = (smallest: number, ones: number, twos: number, size: number): number =>
  ((smallest * TYPES + ones) * TYPES + twos) * SIZES + size

/** One type fewer of which there is one ship, or two. */
const ONE_LESS = TYPES * SIZES
const TWO_LESS = SIZES

function count(smallest: number, ones: number, twos: number, size: number): number {
  if (size > MOST) return 0
  if (ones === 0 && twos === 0) return size >= smallest ? 1 : 0
  const most = twos > 0 ? 2 : 1
  let sum = 0
  for (let more = 0; more <= most && size + more <= MOST; more++)
    sum += ways[twos > 0 ? at(smallest, ones, twos - 1, size + more) : at(smallest, ones - 1, 0, size + more)]
  return sum
}

for (let smallest = 0; smallest <= MOST; smallest++)
  for (let ones = 0; ones < TYPES; ones++)
    for (let twos = 0; twos < TYPES; twos++)
      for (let size = 0; size <= MOST; size++)
        ways[at(smallest, ones, twos, size)] = count(smallest, ones, twos, size)

export const fleetCount = (reserve: Fleet, smallest: number): number =>
  ways[at(smallest, singlesIn(reserve), doublesIn(reserve), 0)]

export function nthFleet(reserve: Fleet, smallest: number, n: number): Fleet {
  // Where the ways to go on are counted: it moves with the types to come and with the ships picked.
  let here = at(smallest, singlesIn(reserve), doublesIn(reserve), 0)
  let fleet = EMPTY
  let before = n
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const held = countIn(reserve, ship)
    if (held === 0) continue
    here -= held === 1 ? ONE_LESS : TWO_LESS
    for (; before >= ways[here]; here++) {
      before -= ways[here]
      fleet = plus(fleet, ship)
    }
  }
  return fleet
}

/** ST-3.1: whether it is one of them. Whoever reads one move need not list thousands. */
export function isFleetFrom(fleet: Fleet, reserve: Fleet, smallest: number): boolean {
  const size = sizeOf(fleet)
  return (
    size >= smallest && size <= MOST && SHIPS.every((ship) => countIn(fleet, ship) <= countIn(reserve, ship))
  )
}

/** ST-3.1: every fleet that can be picked from these ships. */
export function fleetsFrom(reserve: Fleet, smallest: number): Fleet[] {
  const fleets: Fleet[] = []
  const many = fleetCount(reserve, smallest)
  // A third of replaying a match is this, and `Array.from` is slower than a loop.
  for (let n = 0; n < many; n++) fleets.push(nthFleet(reserve, smallest, n))
  return fleets
}
