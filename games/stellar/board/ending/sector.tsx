import { figure, nameAt } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { kitFor } from '../../reading/sight.ts'
import { rangeOf } from '../../reading/solar.ts'
import type { Event } from '../../reading/told.ts'
import { spanOf } from '../../words/figures.ts'
import { SolarBody } from '../art/body.tsx'
import type { Scene } from './story.ts'

/** Where the bodies stand, and how large, on the 320 × 200 of the plate. */
const HEIGHT = 96
const across = (count: number): number => Math.min(88, 236 / Math.max(1, count))

/** In parts of the time in which all are read off. */
const turnOf = (at: number, count: number): CSSProperties => ({ '--turn': at / count }) as CSSProperties

/** The last sector: its points are read off one body at a time, then joined to a line like a constellation. */
export function Sector({ scene, event }: { readonly scene: Scene; readonly event: Event<'sector'> }) {
  const { view, names, speech } = scene
  const { solar } = kitFor(view)
  const cards = event.cards.flatMap((face) => solar[face] ?? [])
  const step = across(cards.length)
  const x = (at: number): number => 146 + (at - (cards.length - 1) / 2) * step
  const size = Math.min(70, step * 0.84)
  const end = x(cards.length - 1)
  const won = event.winner !== null
  return (
    <g className="st-fin-sector" data-won={won ? '' : undefined}>
      <text x="18" y="34" fontSize="17" className="st-fin-label">
        {speech.say('stellar.ending.sector', { n: event.sector + 1 })}
      </text>
      {cards.map(({ type, value }, at) => (
        <g key={at} transform={`translate(${x(at)} ${HEIGHT})`} style={turnOf(at, cards.length)}>
          <g transform={`translate(${-size / 2} ${-size / 2})`}>
            <SolarBody type={type} size={size} />
          </g>
          <circle r={size * 0.6} className="st-fin-ring" />
          <text y={size / 2 + 32} fontSize="18" className="st-fin-span">
            {spanOf(rangeOf(view, type))}
          </text>
          <text y={size / 2 + 34} fontSize="25" className="st-fin-value">
            {figure(value)}
          </text>
        </g>
      ))}
      <g className="st-fin-line" style={{ transformOrigin: `${x(0)}px ${HEIGHT}px` }}>
        <path d={`M${x(0)} ${HEIGHT}H${end}`} />
        {cards.map((_, at) => (
          <circle key={at} cx={x(at)} cy={HEIGHT} r="2.6" />
        ))}
      </g>
      <g className="st-fin-sum">
        <path d={`M${end} ${HEIGHT}L${end + 30} ${HEIGHT - 36}`} />
        <circle cx={end + 30} cy={HEIGHT - 36} r="2.6" />
        <text x={end + 36} y={HEIGHT - 42} fontSize="30">
          {won ? `${event.points < 0 ? '' : '+'}${figure(event.points)}` : '–'}
        </text>
        <text x={end + 37} y={HEIGHT - 22} fontSize="13" className="st-fin-label">
          {event.winner === null ? speech.say('stellar.ending.nobody') : nameAt(names, event.winner)}
        </text>
      </g>
    </g>
  )
}
