import './picture.css'

const GREEN = '#63f0a0'
const AMBER = '#ffb347'
const STEP = 10.4

/** A hundred ships are a hundred dots; those that are lost stay as rings. */
const LOST = (at: number): boolean => at % 10 < 3 && (at % 10) + ((Math.floor(at / 10) * 7) % 3) < 3

interface SquareProps {
  readonly left: number
  readonly colour: string
  readonly battered?: boolean
}

const circleAt = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Two paths and not a hundred circles: Home has to be quick. */
function Square({ left, colour, battered = false }: SquareProps) {
  const ships = Array.from({ length: 100 }, (_, at) => at)
  const draw = (some: readonly number[], r: number): string =>
    some.map((at) => circleAt(left + (at % 10) * STEP, 66 + Math.floor(at / 10) * STEP, r)).join('')
  return (
    <>
      <path d={draw(battered ? ships.filter((at) => !LOST(at)) : ships, 3.4)} fill={colour} />
      {battered && <path d={draw(ships.filter(LOST), 3.1)} fill="none" stroke={colour} strokeOpacity=".6" />}
    </>
  )
}

const SCAN = Array.from({ length: 62 }, (_, line) => `M0 ${line * 4}h324`).join('')

/** Spacetrace is a cockpit of 2006: black display fields, green and amber, counters that tick. */
const SpacetracePicture = () => (
  <svg className="picture" viewBox="0 0 324 248" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="324" height="248" fill="#010403" />
    <path d={SCAN} stroke={GREEN} strokeOpacity=".05" />
    <rect x="14" y="14" width="296" height="222" rx="8" fill="none" stroke="#2a4438" />
    <g className="counters" fontSize="28">
      <text x="26" y="48" fill={GREEN}>
        100
      </text>
      <text x="300" y="48" fill={AMBER} textAnchor="end">
        79
      </text>
      <text x="300" y="204" fill={GREEN} textAnchor="end" fontSize="16">
        640
      </text>
    </g>
    <Square left={28} colour={GREEN} />
    <Square left={202.4} colour={AMBER} battered />
    <g fill="none" stroke="#cfe9dc" strokeWidth="1.5">
      <path d="M138 92h18l14 10h20M138 124h52M138 150h16l12-9h24" strokeOpacity=".85" />
      <path d="M185 97l5 5-5 5M185 119l5 5-5 5M185 136l5 5-5 5" />
    </g>
    {Array.from({ length: 24 }, (_, cell) => (
      <rect
        key={cell}
        x={28 + cell * 11.3}
        y="216"
        width="8.5"
        height="8"
        fill={cell < 15 ? GREEN : cell < 19 ? 'none' : '#1c2a26'}
        stroke={cell >= 15 && cell < 19 ? GREEN : 'none'}
      />
    ))}
  </svg>
)

export default SpacetracePicture
