import './ladder.css'
import type { Purse } from '../hand/purse.ts'

const WIDTH = 192
/** Labels nearer than this would lie on each other: the later one goes below the scale. */
const APART = 24

/** Every cost on one scale, with what there is and what could be. */
export function Ladder({ pool, more, costs }: Purse) {
  const most = Math.max(100, pool + more, ...costs.map(({ cost }) => cost))
  const at = (mp: number): number => (mp / most) * (WIDTH - 16) + 2
  const ticks = [...new Set(costs.map(({ cost }) => cost))]
  const last = { up: -APART, down: -APART }
  return (
    <svg className="sp-ladder" viewBox={`0 0 ${WIDTH} 56`} aria-hidden="true">
      <rect className="sp-ladder-ground" x="2" y="22" width={WIDTH - 16} height="10" />
      <rect className="sp-ladder-have" x="2" y="22" width={Math.max(0, at(pool) - 2)} height="10" />
      {more > 0 && (
        <rect className="sp-ladder-may" x={at(pool)} y="22" width={at(pool + more) - at(pool)} height="10" />
      )}
      {ticks.map((cost) => {
        const x = at(cost)
        const row = x - last.up >= APART ? 'up' : x - last.down >= APART ? 'down' : null
        if (row) last[row] = x
        return (
          <g key={cost} data-far={cost > pool + more ? '' : undefined}>
            <path d={row === 'down' ? `M${x} 22V37` : `M${x} 17V32`} />
            {row && (
              <text x={x} y={row === 'up' ? 13 : 49} textAnchor="middle">
                {cost}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
