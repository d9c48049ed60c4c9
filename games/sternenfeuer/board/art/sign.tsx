import { type ValueKey, ValueShape } from './values.tsx'

interface SignProps {
  readonly value: ValueKey
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A value inside another picture, round this point. */
export const Sign = ({ value, x, y, size }: SignProps) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
    <ValueShape value={value} />
  </g>
)
