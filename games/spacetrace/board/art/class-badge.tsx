import './signs.css'
import { NUMERALS } from '../../reading/classes.ts'

/** Classes are told apart by numeral and shape, never by colour: I circle, II diamond, III hexagon, IV octagon. */
const OUTLINES = [
  '',
  'M10 1.8a8.2 8.2 0 1 0 .01 0Z',
  'M10 .9 19.1 10 10 19.1 .9 10Z',
  'M5.2 1.6h9.6L19.4 10l-4.6 8.4H5.2L.6 10Z',
  'M6 .9h8L19.1 6v8L14 19.1H6L.9 14V6Z',
] as const

interface ClassBadgeProps {
  /** 1 to 4. */
  readonly rank: number
  readonly size?: number
  /** Read aloud; without it the badge repeats what stands beside it. */
  readonly label?: string
}

export const ClassBadge = ({ rank, size = 20, label }: ClassBadgeProps) => (
  <svg
    className="sp-badge"
    width={size}
    height={size}
    viewBox="0 0 20 20"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path
      d={OUTLINES[rank]}
      fill="currentColor"
      fillOpacity={0.14}
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinejoin="round"
    />
    <text x={10} y={13.2} textAnchor="middle" fill="currentColor" fontSize={8.5} fontWeight={700}>
      {NUMERALS[rank]}
    </text>
  </svg>
)
