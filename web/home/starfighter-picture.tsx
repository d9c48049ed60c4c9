const [ARES, ATHENA] = ['#ff8347', '#3fd6e6']

const WINGS = [
  'M12 .5 14.4 8 22.5 18l-8-1.8L13.7 22h-3.4l-.8-5.8-8 1.8L9.6 8Z',
  'M12 .5 13.9 7l.6 4.6 8.3-5-1.6 9-6 3.4-.8 4.2H9.6L8.8 19l-6-3.4-1.6-9 8.3 5L10.1 7Z',
]

/** Three fighters as a vic, then two behind them. */
const VIC: readonly (readonly [number, number])[] = [
  [0, 0],
  [-62, 56],
  [62, 56],
  [-34, 128],
  [34, 128],
]

interface SquadronProps {
  readonly x: number
  readonly y: number
  readonly wing: number
  readonly turn: number
  readonly colour: string
  readonly className: string
}

const Squadron = ({ x, y, wing, turn, colour, className }: SquadronProps) => (
  <g className={className}>
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill={colour}>
      {VIC.map(([dx, dy]) => (
        <path
          key={`${dx} ${dy}`}
          d={WINGS[wing]}
          transform={`translate(${dx} ${dy}) scale(2.600) translate(-12 -12)`}
        />
      ))}
    </g>
  </g>
)

/** A cruiser from the side of its bow: a long hull with ribs that stand towards the enemy. */
const Cruiser = ({ colour, dark }: { readonly colour: string; readonly dark: string }) => (
  <g stroke={colour} strokeWidth="3" strokeLinejoin="round" fill={dark}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <path key={at} d={`M${at * 130 - 8} 60V${-40 - (at % 3) * 22}l8-40 8 40V60Z`} strokeWidth="1.5" />
    ))}
    <path d="M-130 40-40 46 0 26H660l40 26 70 44-70 36-30 20H-20l-60-16H-150l-50-48Z" />
    <path d="M0 26H660l40 26-30 8H-20Z" fill={colour} stroke="none" opacity=".45" />
    <path d="M430 66h22l-34 82h-22ZM392 66h22l-34 82h-22Z" fill={colour} stroke="none" opacity=".7" />
  </g>
)

const STARS = [3, 11, 19, 27, 36, 44, 53, 61, 70, 78, 87, 95].map((seed) => [
  (seed * 397) % 860,
  (seed * 211) % 600,
])

/** Starfighter is war as a television show: two cruisers, bold silhouettes, a score bug, stripes of a sponsor. */
const StarfighterPicture = () => (
  <svg className="picture" viewBox="0 0 860 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="860" height="600" fill="#0a1226" />
    <path d={STARS.map(([x, y]) => `M${x} ${y}h3v3h-3Z`).join('')} fill="#fff" opacity=".6" />
    <path d="M120 600 300 0h90L210 600ZM520 600 700 0h40L560 600Z" fill="#16264a" opacity=".7" />
    <g transform="translate(800 96) rotate(180) scale(.95)">
      <Cruiser colour={ATHENA} dark="#0f2c38" />
    </g>
    <g transform="translate(60 500) scale(.95)">
      <Cruiser colour={ARES} dark="#381c14" />
    </g>
    <Squadron x={300} y={286} wing={0} turn={20} colour={ARES} className="drift one" />
    <Squadron x={590} y={330} wing={1} turn={200} colour={ATHENA} className="drift two" />
    <path d="M372 330 520 268M392 352 548 300" stroke="#d4ff3f" strokeWidth="4" strokeDasharray="26 16" />
    <g className="drift three">
      <path
        d="m452 262 12 26 28-12-12 28 28 12-28 10 10 28-26-14-14 26-8-28-30 8 16-24-24-18 30-4Z"
        fill="#ff5d7d"
      />
    </g>
    <g transform="translate(104 150) skewX(-12)">
      <path d="M0 0h60v26H0Z" fill={ARES} />
      <path d="M60 0h60v26H60Z" fill="#d4ff3f" />
      <path d="M120 0h60v26h-60Z" fill={ATHENA} />
    </g>
    <path d="M640 556h70l-30 36h-70ZM730 556h30l-30 36h-30Z" fill="#d4ff3f" opacity=".85" />
  </svg>
)

export default StarfighterPicture
