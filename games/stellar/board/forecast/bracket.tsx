import { useTable } from '../table/context.ts'
import type { Forecast } from './forecast.ts'
import './bracket.css'

/** A line from where the ship lands to whom it meets. */
export function FightBracket({ forecast }: { readonly forecast: Forecast }) {
  const { plan } = useTable()
  if (forecast.lost.length === 0 || forecast.action.kind === 'rogue') return null
  const top = plan.solarTop - plan.card * 0.7 - 8
  const bottom = plan.zoneTop + plan.card * 0.9
  const height = bottom - top
  return (
    <svg
      className="st-bracket"
      style={{ top }}
      width="20"
      height={height}
      viewBox={`0 0 20 ${height}`}
      aria-hidden="true"
    >
      <path d={`M16 ${height - 6}H10Q4 ${height - 6} 4 ${height - 12}V16Q4 10 10 10H14M11 5l7 5-7 5`} />
    </svg>
  )
}
