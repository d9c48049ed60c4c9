// The symbols of the cards on 24 × 24. Shape first: disc = manoeuvre, half disc = two faces, burst and reticle =
// strike, a hull above or below the arrow = whose cruiser, card = draw, lenses and dome = protection.
import type { ReactNode } from 'react'
import type { CardSymbol } from '../../reading/symbols.ts'

const MOVE = 'var(--sf-move)'
const STRIKE = 'var(--sf-strike)'
const OWN_HIT = 'var(--sf-own-hit)'
const DRAW = 'var(--sf-draw)'
const GUARD = 'var(--sf-guard)'
const GLYPH = 'var(--sf-glyph)'

const manoeuvre = (glyph: ReactNode): ReactNode => (
  <>
    <circle cx="12" cy="12" r="11.5" fill={MOVE} />
    {glyph}
  </>
)

/** One lens is one shield. */
function lenses(n: 2 | 3 | 4): ReactNode {
  const [height, gap] = { 2: [7, 3], 3: [5.4, 2], 4: [4.2, 1.5] }[n]
  const top = 12 - (n * height + (n - 1) * gap) / 2
  return Array.from({ length: n }, (_, at) => (
    <ellipse
      key={at}
      cx="12"
      cy={top + height / 2 + at * (height + gap)}
      rx="11"
      ry={height / 2}
      fill={GUARD}
    />
  ))
}

const DRAWN: Readonly<Record<CardSymbol, ReactNode>> = {
  draw: (
    <>
      <rect
        x="1"
        y="4.2"
        width="12"
        height="16"
        rx="2.2"
        fill={DRAW}
        opacity=".6"
        transform="rotate(-9 7 12)"
      />
      <rect x="7" y="1" width="16" height="22" rx="2.8" fill={DRAW} stroke={GLYPH} strokeWidth="1.4" />
      <path d="M13.3 6.4h3.4v3.9h3.9v3.4h-3.9v3.9h-3.4v-3.9H9.4v-3.4h3.9Z" fill={GLYPH} />
    </>
  ),
  moveHorizontal: manoeuvre(<path d="m2.6 12 6.2-6v3.9h6.4V6l6.2 6-6.2 6v-3.9H8.8V18Z" fill={GLYPH} />),
  moveVertical: manoeuvre(<path d="m12 2.6 6.6 6.6h-4.3v6.2H9.7V9.2H5.4ZM6 17.4h12v2.8H6Z" fill={GLYPH} />),
  moveFree: manoeuvre(
    <path
      d="m12 1.9 4.2 4.6h-2.5v3.8h3.8V7.8l4.6 4.2-4.6 4.2v-2.5h-3.8v3.8h2.5L12 22.1l-4.2-4.6h2.5v-3.8H6.5v2.5L1.9 12l4.6-4.2v2.5h3.8V6.5H7.8Z"
      fill={GLYPH}
    />,
  ),
  pivot: manoeuvre(
    <>
      <path
        d="M5.3 12.6A6.8 6.8 0 0 1 15.2 6M18.7 11.4A6.8 6.8 0 0 1 8.8 18"
        fill="none"
        stroke={GLYPH}
        strokeWidth="2.9"
      />
      <path d="m13.2 1.8 6.5 4.9-7.4 3.1ZM10.8 22.2l-6.5-4.9 7.4-3.1Z" fill={GLYPH} />
    </>,
  ),
  destroy: (
    <>
      <path
        d="m12 .2 2.6 4.4L19 2l.1 5 4.7 1.7-3.2 3.8 2.6 4.4-5 .7-.6 5-4.5-2.3L9.2 24l-2-4.6-5 .1 1.5-4.8L.2 11.4l4.5-2.1L4 4.3l4.9 1.2Z"
        fill={STRIKE}
      />
      <path
        d="m7.2 9.4 2.3-2.3L12 9.6l2.5-2.5 2.3 2.3-2.5 2.5 2.5 2.5-2.3 2.3-2.5-2.5-2.5 2.5-2.3-2.3 2.5-2.5Z"
        fill={GLYPH}
      />
    </>
  ),
  hitEnemy: (
    <path
      d="M1 1.2h22v4.2l-3.4 2.8h-4.2L12 5.4 8.6 8.2H4.4L1 5.4ZM12 7.9l7.2 7.3h-4.1V23H8.9v-7.8H4.8Z"
      fill={STRIKE}
    />
  ),
  hitOwn: (
    <path
      d="M1 22.8h22v-4.2l-3.4-2.8h-4.2L12 18.6l-3.4-2.8H4.4L1 18.6ZM12 16.1 4.8 8.8h4.1V1h6.2v7.8h4.1Z"
      fill={OWN_HIT}
    />
  ),
  barrelRoll: (
    <>
      <path d="M12 .5a11.5 11.5 0 0 0 0 23Z" fill={MOVE} />
      <path d="M12 1.8a10.2 10.2 0 0 1 0 20.4" fill="none" stroke={MOVE} strokeWidth="2.6" />
      <path d="M4 9.9h8v4.2H4Z" fill={GLYPH} />
      <path d="M12 9.9h1.2V5.6l6.6 6.4-6.6 6.4v-4.3H12Z" fill={MOVE} />
    </>
  ),
  hitFighter: (
    <path
      fillRule="evenodd"
      d="M10.6 0h2.8v2.7a9.5 9.5 0 0 1 7.9 7.9H24v2.8h-2.7a9.5 9.5 0 0 1-7.9 7.9V24h-2.8v-2.7a9.5 9.5 0 0 1-7.9-7.9H0v-2.8h2.7a9.5 9.5 0 0 1 7.9-7.9Zm1.4 5.3a6.7 6.7 0 1 0 0 13.4 6.7 6.7 0 0 0 0-13.4Zm0 1.3 1.5 3.6 3.7 4.2-3.5-.5-.5 2.4h-2.4l-.5-2.4-3.5.5 3.7-4.2Z"
      fill={STRIKE}
    />
  ),
  shields2: lenses(2),
  shields3: lenses(3),
  shields4: lenses(4),
  forceField: (
    <>
      <path
        d="M.8 18.5a11.2 11.2 0 0 1 22.4 0h-3.4a7.8 7.8 0 0 0-15.6 0ZM.8 20.2h22.4V23H.8ZM12 10.6l1.4 3 3.4 3.7-3.3-.4-.4 1.8h-2.2l-.4-1.8-3.3.4 3.4-3.7Z"
        fill={GUARD}
      />
      <path d="M10.6 1h2.8v3.4h-2.8Z" fill={STRIKE} />
    </>
  ),
}

interface PictogramProps {
  readonly symbol: CardSymbol
  readonly size?: number
  /** Where it lies when it is part of a drawing. */
  readonly x?: number
  readonly y?: number
  /** Without one it only decorates. */
  readonly label?: string
}

export const Pictogram = ({ symbol, size = 24, x, y, label }: PictogramProps) => (
  <svg
    className="sf-pictogram"
    viewBox="0 0 24 24"
    x={x}
    y={y}
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {label && <title>{label}</title>}
    {DRAWN[symbol]}
  </svg>
)
