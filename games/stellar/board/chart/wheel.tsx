import { useId } from 'react'
import { SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import { polar } from '../art/geometry.ts'
import { Glyph } from '../art/glyphs.tsx'
import { arrow, type Layout, layoutOf, MIDDLE, type Node, type Outcome, RIM, SIZE } from './layout.ts'
import './chart.css'

/** The drawing; its table says the same in words. */
export function Wheel({
  outcome,
  picked = null,
}: {
  readonly outcome: Outcome
  readonly picked?: Ship | null
}) {
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
            className={`st-arrow-${kind}${from.ship === picked ? ' st-arrow-picked' : ''}`}
            markerEnd={`url(#${id}-${kind})`}
          />
        )
      })}
      {layout.nodes.map((node) => (
        <NodeDrawing key={node.ship} node={node} layout={layout} picked={node.ship === picked} />
      ))}
    </svg>
  )
}

const TICKS = Array.from({ length: 72 }, (_, at) => {
  const [a, b] = [polar(at * 5, RIM, MIDDLE), polar(at * 5, RIM + (at % 6 ? 3 : 6), MIDDLE)]
  return `M${a.join(' ')}L${b.join(' ')}`
}).join('')

function NodeDrawing({
  node,
  layout,
  picked,
}: {
  readonly node: Node
  readonly layout: Layout
  readonly picked: boolean
}) {
  const [x, y] = node.at
  const size = node.radius * 1.36
  const beside = node.ship === layout.rim || (layout.centre !== null && y > MIDDLE[1] + 50)
  return (
    <g className={picked ? 'st-node st-node-picked' : 'st-node'}>
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
