import type { Ship } from '../../rules/ships.ts'
import { DRAWINGS } from './ships.tsx'
import './signs.css'

interface GlyphProps {
  readonly ship: Ship
  readonly size: number
  /** Thickness of lines on the 100 × 100 drawing: thicker where it is shown small. */
  readonly stroke?: number
  readonly x?: number
  readonly y?: number
  readonly label?: string
}

/** One ship's sign, in the colour of the text around it. */
export const Glyph = ({ ship, size, stroke = 2.4, x, y, label }: GlyphProps) => (
  <svg
    className="st-glyph"
    viewBox="-3 -3 106 106"
    width={size}
    height={size}
    x={x}
    y={y}
    strokeWidth={stroke}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {DRAWINGS[ship]}
  </svg>
)
