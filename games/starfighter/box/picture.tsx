import './picture.css'

const [ARES, ATHENA, GO] = ['#ff8347', '#3fd6e6', '#d4ff3f']

interface FighterProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
  /** Flies to the left. */
  readonly home?: boolean
}

const Fighter = ({ x, y, size, colour, home }: FighterProps) => (
  <g transform={`translate(${x} ${y}) scale(${home ? -size : size} ${size})`} fill={colour}>
    <path d="M-20 0-14-5-16-17H-8L2-6 14-4 26 0 14 4 2 6-8 17H-16L-14 5Z" />
    <path d="M4-2.200h10L18 0l-4 2.200H4Z" fill="#0a1020" />
  </g>
)

const Ares = () => (
  <>
    <path d="M-10 84h44l16-12h30l10 12h18l34 26-34 26H90l-10 12H50l-16-12H-10Z" fill={ARES} />
    <path d="M-10 110h130M34 84v52M50 72v76M80 72v76" stroke="#0c1b38" strokeWidth="2.500" fill="none" />
    <path d="M90 96h22l10 8H90ZM90 116h32l-10 8H90ZM-10 92h38v8h-38ZM-10 120h38v8h-38Z" fill="#7a2a08" />
  </>
)

const Athena = () => (
  <g transform="translate(324 46) scale(-1 1)">
    <path d="M-10 80h38l22-14h40l14 14 40 12v36l-40 12-14 14H50l-22-14H-10Z" fill={ATHENA} />
    <path d="M-10 110h112M28 80v60M50 66v88M90 66v88" stroke="#04343b" strokeWidth="2.500" fill="none" />
    <path d="M104 96h30v6h-30ZM104 118h30v6h-30Z" fill={GO} />
    <path d="M-10 90h32v8h-32ZM-10 122h32v8h-32Z" fill="#0d6c78" />
  </g>
)

/** Name, hull, round, hull, name; a phone has no room for it. */
const BUG = [
  { at: 0, width: 72, size: 18, text: 'ARES', ground: ARES, ink: '#2a0e00' },
  { at: 72, width: 40, size: 19, text: '14', ground: '#0b1226', ink: '#fff' },
  { at: 112, width: 60, size: 17, text: 'R 3', ground: GO, ink: '#141a00' },
  { at: 172, width: 40, size: 19, text: '11', ground: '#0b1226', ink: '#fff' },
  { at: 212, width: 72, size: 18, text: 'ATHENA', ground: ATHENA, ink: '#03262b' },
]

const ScoreBug = () => (
  <g className="bug" transform="translate(20 20)">
    {BUG.map(({ at, width, size, text, ground, ink }) => (
      <g key={at} transform={`translate(${at} 0)`}>
        <rect width={width} height="32" fill={ground} />
        <text x={width / 2} y="23" fontSize={size} fill={ink} textAnchor="middle">
          {text}
        </text>
      </g>
    ))}
  </g>
)

const SCANS = Array.from(
  { length: 24 },
  (_, i) => `M${(i - 6) * 30} 260l110-300h11L${(i - 6) * 30 + 11} 260Z`,
)
const CHEVRONS = Array.from({ length: 9 }, (_, i) => `M${196 + i * 15} 226h8l8 11-8 11h-8l8-11Z`)
const ROUNDS = Array.from({ length: 5 }, (_, i) => `M${20 + i * 16} 231h10v12h-10Z`)

/** Starfighter is war as a television show: two cruisers, bold silhouettes, a score bug, stripes of a sponsor. */
const StarfighterPicture = () => (
  <svg className="picture" viewBox="0 0 324 248" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="studio" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#3a2030" />
        <stop offset=".52" stopColor="#0c1b38" />
        <stop offset="1" stopColor="#0a4a55" />
      </linearGradient>
    </defs>
    <rect width="324" height="248" fill="url(#studio)" />
    <path d={SCANS.join('')} fill="#fff" opacity=".035" />
    <path d="M-40 248 150-10h26L-14 248Z" fill={GO} />
    <path d="M0 248 190-10h8L8 248Z" fill="#fff" />
    <Ares />
    <Athena />
    <g className="drift one">
      <Fighter x={176} y={92} size={1.05} colour="#fff1e8" />
      <Fighter x={206} y={66} size={0.7} colour="#fff" />
    </g>
    <g className="drift two">
      <Fighter x={140} y={174} size={0.8} colour="#fff" />
      <Fighter x={104} y={196} size={0.55} colour="#fff" />
    </g>
    <Fighter x={262} y={84} size={0.62} colour="#9af0f8" home />
    <rect y="226" width="324" height="22" fill="#0b1226" />
    <path d={CHEVRONS.join('')} fill={GO} />
    <path d={ROUNDS.slice(0, 3).join('')} fill="#fff" />
    <path d={ROUNDS.slice(3).join('')} fill="#fff" opacity=".28" />
    <ScoreBug />
  </svg>
)

export default StarfighterPicture
