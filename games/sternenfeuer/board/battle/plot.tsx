import type { Forecast } from './forecast.ts'
import './plot.css'

const WIDTH = 340

/** Every figure it could be on a line, below, at or above the own total. */
export function Plot({ forecast: { total, foes } }: { readonly forecast: Forecast }) {
  const most = Math.max(50, total, ...foes.map((each) => each.total))
  const end = Math.ceil(most / 10) * 10
  const x = (amount: number): number => 8 + (amount / end) * (WIDTH - 8)
  const ticks = Array.from({ length: end / 10 + 1 }, (_, at) => at * 10).filter(
    (tick) => end <= 60 || tick % 20 === 0,
  )
  return (
    <svg className="sn-plot" viewBox={`0 0 ${WIDTH + 8} 44`} aria-hidden="true">
      <path d={`M8 30H${WIDTH}`} className="sn-plot-axis" />
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} 27v6`} className="sn-plot-axis" />
          <text x={x(tick)} y="43" textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <path d={`M8 30H${x(total)}M${x(total)} 4V34`} className="sn-plot-own" />
      {foes.map(({ design, total: foe }) => {
        const at = x(foe)
        if (foe < total) return <path key={design} d={`M${at} 12l5.5 9.5h-11Z`} className="sn-plot-win" />
        if (foe > total) return <path key={design} d={`M${at} 22l5-9.5h-10Z`} className="sn-plot-loss" />
        return <path key={design} d={`M${at - 6} 13h12M${at - 6} 20h12`} className="sn-plot-tie" />
      })}
    </svg>
  )
}
