// The five values as five silhouettes, told apart by outline and not by hue: star, eye, sword, nut, mask.
import './art.css'

/** In the order of the cards, and clockwise round an emblem. */
export const VALUE_KEYS = ['cosmos', 'psi', 'combat', 'tech', 'guile'] as const
export type ValueKey = (typeof VALUE_KEYS)[number]

/** The colour of a value, from the tokens of the theme. */
export const hueOf = (value: ValueKey): string => `var(--sn-${value})`

const SOLID: Readonly<Record<ValueKey, string>> = {
  cosmos: 'M12 1.2 14.3 9.7 22.8 12 14.3 14.3 12 22.8 9.7 14.3 1.2 12 9.7 9.7Z',
  psi: 'M12 4.6C17 4.6 21 8 23.2 12 21 16 17 19.4 12 19.4S3 16 .8 12C3 8 7 4.6 12 4.6ZM12 7.6A4.4 4.4 0 1 0 12 16.4 4.4 4.4 0 0 0 12 7.6ZM12 9.7A2.3 2.3 0 1 1 12 14.3 2.3 2.3 0 0 1 12 9.7Z',
  combat: 'M12 .8 15.4 6.2V14.6H20V17.4H14V23.2H10V17.4H4V14.6H8.6V6.2Z',
  tech: 'M12 .9 21.6 6.45V17.55L12 23.1 2.4 17.55V6.45ZM12 7.4A4.6 4.6 0 1 0 12 16.6 4.6 4.6 0 0 0 12 7.4Z',
  guile:
    'M1.6 3.2C5.2 5.4 8.4 6.2 12 6.2S18.8 5.4 22.4 3.2C23.2 12.6 19.4 19.6 12 22.6 4.6 19.6.8 12.6 1.6 3.2ZM5.6 10.4C6 13 8 14.6 10.4 14.4 10.2 12 8.2 10.4 5.6 10.4ZM18.4 10.4C15.8 10.4 13.8 12 13.6 14.4 16 14.6 18 13 18.4 10.4Z',
}

/** The broken disc round the star. */
const ORBIT = 'M12 4.6a7.4 7.4 0 0 1 0 14.8 7.4 7.4 0 0 1 0-14.8'

/** The drawing alone, on 24 × 24, for use inside another picture. */
export const ValueShape = ({ value }: { readonly value: ValueKey }) => (
  <g fill={hueOf(value)}>
    <path d={SOLID[value]} fillRule="evenodd" />
    {value === 'cosmos' && (
      <path
        d={ORBIT}
        fill="none"
        stroke={hueOf(value)}
        strokeWidth="1.5"
        strokeDasharray="5.8 5.8"
        strokeDashoffset="-2.9"
      />
    )}
  </g>
)

interface ValueSymbolProps {
  readonly value: ValueKey
  readonly size?: number
  /** Without one the symbol stands beside a word or number that says it. */
  readonly label?: string
}

export const ValueSymbol = ({ value, size = 12, label }: ValueSymbolProps) => (
  <svg
    className="sn-value"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <ValueShape value={value} />
  </svg>
)
