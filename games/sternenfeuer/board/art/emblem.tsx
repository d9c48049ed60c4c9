import { memo, useId } from 'react'
import { Ray } from './ray.tsx'
import { AXIS, arcOf, lengthOf, type Point, polar, RING, round, share, tipOf } from './rays.ts'
import { Shades } from './shades.tsx'
import { hueOf, VALUE_KEYS, type ValueKey, ValueShape } from './values.tsx'
import './art.css'
import './emblem.css'

export type Values = Readonly<Record<ValueKey, number>>

interface EmblemProps {
  readonly values: Values
  /** What reinforcement adds: drawn as the dashed outline of a longer ray. */
  readonly bonus?: { readonly [Key in ValueKey]?: number | undefined }
  /** The value in question; the others step back. */
  readonly active?: ValueKey | null
  readonly size?: number | string
  readonly label?: string
}

/** Half of the ring that a value at its greatest takes up. */
const SWEEP = 31

const outline = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}Z`

/** The thresholds of Horon, 20 and 40, as pentagons. */
const GRID =
  [20, 40].map((value) => outline(VALUE_KEYS.map((key) => polar(lengthOf(value), AXIS[key])))).join('') +
  VALUE_KEYS.map((key) => `M0 0L${polar(RING - 4, AXIS[key]).join(' ')}`).join('')

/** Tips joined by curves drawn inwards: the area is the strength, the outline the character. */
function sailOf(values: Values, tips: readonly Point[]): string {
  const curves = VALUE_KEYS.map((key, at) => {
    const next = (at + 1) % 5
    const dip = Math.max(24, 0.3 * (lengthOf(values[key]) + lengthOf(values[VALUE_KEYS[next]])))
    return `Q${polar(dip, AXIS[key] + 36).join(' ')} ${tips[next].join(' ')}`
  })
  return `M${tips[0].join(' ')}${curves.join('')}Z`
}

export const strongest = (values: Values): ValueKey =>
  VALUE_KEYS.reduce((best, key) => (values[key] > values[best] ? key : best))

/** Five values as one sigil: rays, the same values as arcs on the ring, a sail between the tips. */
export const Emblem = memo(function Emblem({ values, bonus = {}, active = null, size, label }: EmblemProps) {
  const id = useId()
  const top = strongest(values)
  const tips = VALUE_KEYS.map((key) => tipOf(key, values[key], AXIS[key]))
  const dimmed = (key: ValueKey): boolean => active !== null && active !== key
  const halos = Array.from({ length: Math.floor(values.cosmos / 12) }, (_, at) => at)
  return (
    <svg
      className="sn-emblem"
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g>
        <Shades id={id} top={top} />
        <circle r="98" fill={`url(#${id}-glow)`} />
        <circle r={RING} className="sn-emblem-ring" />
        {halos.map((at) => (
          <circle key={at} r={34 + at * 13} className="sn-emblem-halo" opacity={round(0.5 - at * 0.09)} />
        ))}
        <path d={GRID} className="sn-emblem-grid" />
        <path d={outline([0, 2, 4, 1, 3].map((at) => tips[at]))} className="sn-emblem-thread" />
        <path d={sailOf(values, tips)} className="sn-emblem-sail" fill={hueOf(top)} stroke={hueOf(top)} />
        {VALUE_KEYS.map((key) => (
          <Ray
            key={key}
            id={id}
            value={key}
            amount={values[key]}
            bonus={bonus[key] ?? 0}
            dimmed={dimmed(key)}
          />
        ))}
        {VALUE_KEYS.map((key, at) => (
          <g key={key} opacity={dimmed(key) ? 0.6 : 1}>
            {(bonus[key] ?? 0) > 0 && (
              <path
                d={arcOf(AXIS[key], SWEEP * Math.min(1.1, (values[key] + bonus[key]!) / 58))}
                className="sn-emblem-arc"
                stroke="var(--sn-bonus)"
                strokeDasharray="2 2"
              />
            )}
            <path
              d={arcOf(AXIS[key], SWEEP * share(values[key]))}
              className="sn-emblem-arc"
              stroke={hueOf(key)}
            />
            <circle
              cx={tips[at][0]}
              cy={tips[at][1]}
              r={round(1.4 + 2.2 * share(values[key]))}
              fill="var(--sn-spark)"
            />
          </g>
        ))}
        <circle r="23" className="sn-emblem-halo" opacity=".6" />
        <circle r="19" fill="var(--sn-deep)" stroke={hueOf(top)} strokeWidth="1.6" />
        <g transform="translate(-12 -12)">
          <ValueShape value={top} />
        </g>
      </g>
    </svg>
  )
})
