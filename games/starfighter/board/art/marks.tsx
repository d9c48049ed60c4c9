// Small signs on cards and boards.
import './letter.css'

interface MarkProps {
  readonly size?: number
  readonly x?: number
  readonly y?: number
}

/** A damage marker. */
export const Damage = ({ size = 22, x, y }: MarkProps) => (
  <svg viewBox="0 0 24 24" x={x} y={y} width={size} height={size} aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill="var(--sf-damage)" stroke="var(--sf-glyph)" strokeWidth="2" />
    <path
      d="m12 4 1.9 5.1L19 7l-2.4 4.7L21 14.5l-5.3.4.7 5.1-4.4-3.3L7.6 20l.7-5.1-5.3-.4 4.4-2.8L5 7l5.1 2.1Z"
      fill="var(--sf-on-damage)"
    />
  </svg>
)

/** One to three chevrons: the level of a front or a slot. */
export function Chevrons({ level, size = 14, x, y }: MarkProps & { readonly level: number }) {
  const height = 6 * level + 6
  return (
    <svg
      className="sf-chevrons"
      viewBox={`0 0 14 ${height}`}
      x={x}
      y={y}
      width={size}
      height={(size * height) / 14}
      aria-hidden="true"
    >
      {Array.from({ length: level }, (_, at) => (
        <path key={at} d={`M1 ${at * 6 + 7} 7 ${at * 6 + 1}l6 6v4l-6-6-6 6Z`} fill="currentColor" />
      ))}
    </svg>
  )
}

/** On a card that lies turned. */
export const Turned = ({ size = 14, x, y }: MarkProps) => (
  <svg viewBox="0 0 24 24" x={x} y={y} width={size} height={size} aria-hidden="true">
    <path d="M5 14a7 7 0 1 1 7 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="m1 11.5 4.3 7 4.7-6Z" fill="currentColor" />
  </svg>
)

/** The initiative marker. */
export const Initiative = ({ size = 18, x, y }: MarkProps) => (
  <svg viewBox="0 0 24 24" x={x} y={y} width={size} height={size} aria-hidden="true">
    <path d="M5 2h3v20H5zM9 3h12l-4 5 4 5H9Z" fill="currentColor" />
  </svg>
)

/** Ties a half on the board to its line in the chain. */
export const Letter = ({ letter }: { readonly letter?: string | undefined }) =>
  letter ? (
    <i className="sf-letter" aria-hidden="true">
      {letter}
    </i>
  ) : null
