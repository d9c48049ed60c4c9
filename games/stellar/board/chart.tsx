// Who beats whom, drawn from the matrix of the table
import type { Speech } from '@sternentisch/kernel'
import { useId } from 'react'
import { isMilitary, SHIP_NAMES, SHIPS, type Ship } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { kitFor } from '../terminal/sight.ts'
import { type Point, polar } from './art/geometry.ts'
import { Glyph } from './art/glyphs.tsx'

const FIGHTERS = SHIPS.filter(isMilitary)
const SIZE = 268
const MIDDLE: Point = [SIZE / 2, SIZE / 2 + 8]
const RING = 76
const RIM = 114

type Outcome = readonly (readonly number[])[]

interface Node {
  readonly ship: Ship
  readonly at: Point
  readonly radius: number
}

interface Layout {
  readonly nodes: readonly Node[]
  readonly centre: Ship | null
  readonly rim: Ship | null
}

/** The ship that beats a cycle of three stands in its middle, the fifth on the rim; else all stand in a ring. */
function layoutOf(outcome: Outcome): Layout {
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

interface ChartProps {
  readonly view: unknown
  readonly speech: Speech
}

export function Chart({ view, speech }: ChartProps) {
  const { outcome } = kitFor(view as View)
  return (
    <figure className="stellar st-chart">
      <figcaption>
        <h2>{speech.say('stellar.board.chart')}</h2>
        <span>{speech.say('stellar.board.equals')}</span>
      </figcaption>
      <Wheel outcome={outcome} />
      <Matrix outcome={outcome} speech={speech} />
    </figure>
  )
}

/** The drawing; its table says the same in words. */
export function Wheel({ outcome }: { readonly outcome: Outcome }) {
  const id = useId().replaceAll(':', '')
  const layout = layoutOf(outcome)
  const pairs = layout.nodes.flatMap((from) =>
    layout.nodes.filter((to) => outcome[from.ship][to.ship] > 0).map((to) => ({ from, to })),
  )
  return (
    <svg className="st-wheel" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <defs>
        {['plain', 'cycle', 'back'].map((kind) => (
          <marker
            key={kind}
            id={`${id}-${kind}`}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="6.5"
            markerHeight="6.5"
            orient="auto"
          >
            <path d="M1 1 7 4 1 7Z" className={`st-head-${kind}`} />
          </marker>
        ))}
      </defs>
      <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r={layout.centre === null ? 92 : RIM} className="st-wheel-rim" />
      <path d={TICKS} className="st-wheel-rim" />
      {pairs.map(({ from, to }) => {
        const { path, kind } = arrow(from, to, layout)
        return (
          <path
            key={`${from.ship} ${to.ship}`}
            d={path}
            className={`st-arrow-${kind}`}
            markerEnd={`url(#${id}-${kind})`}
          />
        )
      })}
      {layout.nodes.map((node) => (
        <NodeDrawing key={node.ship} node={node} layout={layout} />
      ))}
    </svg>
  )
}

const TICKS = Array.from({ length: 72 }, (_, at) => {
  const [a, b] = [polar(at * 5, RIM, MIDDLE), polar(at * 5, RIM + (at % 6 ? 3 : 6), MIDDLE)]
  return `M${a.join(' ')}L${b.join(' ')}`
}).join('')

const short = (from: Point, to: Point, before: number, after: number): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const at = (t: number): string => `${(from[0] + dx * t).toFixed(1)} ${(from[1] + dy * t).toFixed(1)}`
  return `M${at(before / length)}L${at(1 - after / length)}`
}

function arrow(from: Node, to: Node, { centre, rim }: Layout): { path: string; kind: string } {
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

function NodeDrawing({ node, layout }: { readonly node: Node; readonly layout: Layout }) {
  const [x, y] = node.at
  const size = node.radius * 1.36
  const beside = node.ship === layout.rim || (layout.centre !== null && y > MIDDLE[1] + 50)
  return (
    <g className="st-node">
      <circle cx={x} cy={y} r={node.radius} />
      <Glyph ship={node.ship} size={size} stroke={3.4} x={x - size / 2} y={y - size / 2} />
      {beside ? (
        <text x={x + node.radius + 7} y={y + 4}>
          {SHIP_NAMES[node.ship]}
        </text>
      ) : (
        <text
          x={x}
          y={layout.centre === null && y < MIDDLE[1] - 60 ? y - node.radius - 6 : y + node.radius + 15}
          className="st-middle"
        >
          {SHIP_NAMES[node.ship]}
        </text>
      )}
    </g>
  )
}

const WORDS = ['stellar.board.matrix.lose', 'stellar.board.matrix.both', 'stellar.board.matrix.win']

/** The same for those who read instead of look. */
export const Matrix = ({ outcome, speech }: { readonly outcome: Outcome; readonly speech: Speech }) => (
  <div className="st-hidden-text">
    <table>
      <caption>{speech.say('stellar.matrix.title')}</caption>
      <thead>
        <tr>
          <td />
          {FIGHTERS.map((ship) => (
            <th key={ship} scope="col">
              {SHIP_NAMES[ship]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGHTERS.map((row) => (
          <tr key={row}>
            <th scope="row">{SHIP_NAMES[row]}</th>
            {FIGHTERS.map((column) => (
              <td key={column}>{speech.say(WORDS[outcome[row][column] + 1])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
