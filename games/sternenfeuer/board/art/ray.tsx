import { AXIS, ENGRAVING, lengthOf, RAY, round, share, widthOf } from './rays.ts'
import { hueOf, type ValueKey } from './values.tsx'

/** A faint value has no echoes, and too little room for engraving. */
const ECHO_FROM = 14
const ENGRAVED_FROM = 10

interface RayProps {
  readonly id: string
  readonly value: ValueKey
  readonly amount: number
  readonly bonus: number
  readonly dimmed: boolean
}

/** One value: the stronger, the longer and the brighter. */
export function Ray({ id, value, amount, bonus, dimmed }: RayProps) {
  const [length, width, part] = [lengthOf(amount), widthOf(amount), share(amount)]
  const shape = RAY[value](length, width)
  const hue = hueOf(value)
  return (
    <g
      transform={`rotate(${AXIS[value]})`}
      opacity={round((0.5 + 0.5 * Math.min(1, part * 1.5)) * (dimmed ? 0.8 : 1))}
    >
      {amount >= ECHO_FROM &&
        [-1, 1].map((side) => (
          <path
            key={side}
            transform={`rotate(${round(side * (10 + 9 * part))})`}
            d={RAY[value](length * 0.68, width * 0.55)}
            fill={hue}
            fillOpacity=".13"
            stroke={hue}
            strokeOpacity={round(0.25 + 0.4 * part)}
          />
        ))}
      {bonus > 0 && (
        <path
          d={RAY[value](lengthOf(amount + bonus), width + 3)}
          className="sn-emblem-bonus"
          strokeDasharray="3 2.4"
        />
      )}
      <path d={shape} fill="var(--sn-mid)" />
      <path d={shape} fill={`url(#${id}-${value})`} stroke={hue} strokeWidth="1.3" strokeLinejoin="round" />
      {amount >= ENGRAVED_FROM && (
        <path d={ENGRAVING[value](length, width)} className="sn-emblem-engraving" />
      )}
    </g>
  )
}
