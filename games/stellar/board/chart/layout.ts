// Where the five military ships stand in the picture of who beats whom, and how its arrows run
import { isMilitary, SHIP_NAMES, SHIPS, type Ship } from '../../rules/ships.ts'
import { type Point, polar } from '../art/geometry.ts'

export const FIGHTERS = SHIPS.filter(isMilitary)
export const SIZE = 268
export const MIDDLE: Point = [SIZE / 2, SIZE / 2 + 8]
const RING = 76
export const RIM = 114

export type Outcome = readonly (readonly number[])[]

export interface Node {
  readonly ship: Ship
  readonly at: Point
  readonly radius: number
}

export interface Layout {
  readonly nodes: readonly Node[]
  readonly centre: Ship | null
  readonly rim: Ship | null
}

/** The ship that beats a cycle of three stands in its middle, the fifth on the rim; else all stand in a ring. */
export function layoutOf(outcome: Outcome): Layout {
  const beats = (ship: Ship): Ship[] => FIGHTERS.filter((other) => outcome[ship][other] > 0)
  const centre = FIGHTERS.find((ship) => {
    const three = beats(ship)
    return three.length === 3 && three.every((each) => three.some((other) => outcome[each][other] > 0))
  })
  if (centre === undefined) {
    const nodes = ringOf(outcome).map((ship, at) => ({
      ship,
      at: polar(-90 + at * 72, 92, MIDDLE),
      radius: 19,
    }))
    return { nodes, centre: null, rim: null }
  }
  const ring = cycleOf(outcome, beats(centre))
  const rim = FIGHTERS.find((ship) => ship !== centre && !ring.includes(ship)) ?? null
  return {
    centre,
    rim,
    nodes: [
      { ship: centre, at: MIDDLE, radius: 18 },
      ...ring.map((ship, at) => ({ ship, at: polar(-150 - at * 120, RING, MIDDLE), radius: 17 })),
      ...(rim === null ? [] : [{ ship: rim, at: polar(-90, RIM, MIDDLE), radius: 16 }]),
    ],
  }
}

/** Three ships, each followed by the one it beats. */
function cycleOf(outcome: Outcome, three: readonly Ship[]): Ship[] {
  const first = three.find((ship) => SHIP_NAMES[ship] === 'Slicer') ?? three[0]
  const second = three.find((other) => outcome[first][other] > 0) ?? three[1]
  return [first, second, three.find((ship) => ship !== first && ship !== second) ?? three[2]]
}

/** All five, each followed by a ship it beats. */
function ringOf(outcome: Outcome): Ship[] {
  const ring = [FIGHTERS[0]]
  while (ring.length < FIGHTERS.length) {
    const left = FIGHTERS.filter((ship) => !ring.includes(ship))
    const last = ring[ring.length - 1]
    ring.push(left.find((ship) => outcome[last][ship] > 0) ?? left[0])
  }
  return ring
}

const short = (from: Point, to: Point, before: number, after: number): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const at = (t: number): string => `${(from[0] + dx * t).toFixed(1)} ${(from[1] + dy * t).toFixed(1)}`
  return `M${at(before / length)}L${at(1 - after / length)}`
}

export function arrow(from: Node, to: Node, { centre, rim }: Layout): { path: string; kind: string } {
  if (to.ship === rim && from.ship !== centre) {
    // The whole rim is the fifth ship: whoever beats it points outwards.
    const angle = angleOf(from.at)
    return {
      path: short(polar(angle, RING + 20, MIDDLE), polar(angle, RIM - 2, MIDDLE), 0, 0),
      kind: 'plain',
    }
  }
  if (from.ship === rim) return { path: short(from.at, to.at, 18, 24), kind: 'back' }
  if (from.ship === centre) {
    const below = to.at[1] > MIDDLE[1] + 50
    return { path: short(from.at, to.at, below ? 40 : 21, 21), kind: 'plain' }
  }
  if (centre === null) return { path: short(from.at, to.at, 24, 24), kind: 'plain' }
  const [a, b] = [angleOf(from.at), angleOf(to.at)]
  // Names stand below their ships: arcs that pass there keep clear of them.
  const [leave, reach] = [from.at[0] < MIDDLE[0] - 9 ? 41 : 22, to.at[0] > MIDDLE[0] + 9 ? 43 : 24]
  const [p, q] = [polar(a - leave, RING, MIDDLE), polar(b + reach, RING, MIDDLE)]
  return { path: `M${p.join(' ')}A${RING} ${RING} 0 0 0 ${q.join(' ')}`, kind: 'cycle' }
}

const angleOf = ([x, y]: Point): number => (Math.atan2(y - MIDDLE[1], x - MIDDLE[0]) * 180) / Math.PI
