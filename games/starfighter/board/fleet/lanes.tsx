import type { CSSProperties } from 'react'
import { columnOf } from '../../reading/columns.ts'
import { nearSeat, SEATS } from '../../reading/seats.ts'
import { battleAt } from '../battle/forecast.ts'
import { useTable } from '../table/context.ts'
import './lanes.css'

/** Lit lanes join the sectors that face each other. */
export function Lanes() {
  const { view, plan, event } = useTable()
  const near = nearSeat(view)
  return battleAt(view).map(({ sectors, salvos }) => {
    const { left, width } = plan.columns[columnOf(view, near, sectors[near])]
    const fights = event?.kind === 'engagement' && event.south === sectors[0] && event.north === sectors[1]
    return (
      <div
        key={sectors[0]}
        className="sf-lane"
        data-clash={fights ? '' : undefined}
        style={{
          left,
          width,
          top: plan.farTop + plan.far,
          height: plan.far * 4 + plan.seam + plan.near * 4,
        }}
      >
        {SEATS.map(
          (target) =>
            salvos[target].shots > 0 && (
              <Arrows key={target} up={target !== near} strip={target === near ? plan.far : plan.near} />
            ),
        )}
        {fights &&
          SEATS.map((target) =>
            Array.from({ length: Math.min(6, event.salvos[target]) }, (_, shot) => (
              <i
                key={`${target} ${shot}`}
                className={`sf-tracer ${target === near ? 'sf-tracer-down' : 'sf-tracer-up'}`}
                style={{ '--shot': shot } as CSSProperties}
              />
            )),
          )}
      </div>
    )
  })
}

const Arrows = ({ up, strip }: { readonly up: boolean; readonly strip: number }) => (
  <svg
    className={`sf-arrows ${up ? 'sf-arrows-up' : 'sf-arrows-down'}`}
    style={{ '--strip': `${strip}px` } as CSSProperties}
    viewBox="0 0 40 44"
    aria-hidden="true"
  >
    <path d="m2 2 18 9L38 2v6l-18 9L2 8ZM2 15l18 9 18-9v6l-18 9-18-9ZM2 28l18 9 18-9v6l-18 9-18-9Z" />
  </svg>
)
