import type { Colour } from '@sternentisch/wire'

/** Colour is never the only sign: each has its own number of points. */
const STARS: Readonly<Record<Colour, readonly [ink: string, points: number]>> = {
  gold: ['#f0cd7a', 4],
  blue: ['#93bfff', 6],
  coral: ['#ff9d8f', 5],
  mint: ['#8fe5ca', 7],
  violet: ['#c9b0ff', 9],
  rose: ['#ffb0d0', 3],
  lime: ['#d5ea8b', 8],
  sky: ['#8fdcf2', 10],
}

/** Few points are slender, many are blunt: they can be counted at the size of a letter. */
const depthOf = (points: number): number => (points > 6 ? 0.55 : points > 4 ? 0.42 : 0.34)

function outline(points: number): string {
  const corner = (k: number): string => {
    const angle = (k * Math.PI) / points - Math.PI / 2
    const reach = k % 2 ? 10 * depthOf(points) : 10
    return `${(16 + reach * Math.cos(angle)).toFixed(2)} ${(16 + reach * Math.sin(angle)).toFixed(2)}`
  }
  return `M${Array.from({ length: 2 * points }, (_, k) => corner(k)).join('L')}Z`
}

interface Props {
  /** Null for a bot. */
  readonly colour: Colour | null
  readonly size?: number
}

/** A person is a star on a disc that is night in both themes; a bot is a bot. */
export function Star({ colour, size = 28 }: Props) {
  const [ink, points] = colour ? STARS[colour] : ['#b7c2d4', 0]
  return (
    <svg className="person-star" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15.25" fill="#0b1222" stroke={ink} strokeOpacity=".6" />
      {points > 0 ? (
        <path d={outline(points)} fill={ink} />
      ) : (
        <path
          d="M10.5 12h11v8.500h-11ZM16 9v3M13.500 15v2M18.500 15v2"
          fill="none"
          stroke={ink}
          strokeWidth="1.5"
        />
      )}
    </svg>
  )
}

/** A chair on which nobody sits yet. */
export const FreeChair = ({ size = 28 }: { readonly size?: number }) => (
  <svg className="person-star free" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeDasharray="3 3" />
  </svg>
)
