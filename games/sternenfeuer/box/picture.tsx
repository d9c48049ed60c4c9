const SIZE = { width: 324, height: 248 }

type Point = readonly [x: number, y: number]

const polar = (x: number, y: number, r: number, angle: number): Point => [
  Math.round((x + r * Math.cos(angle)) * 10) / 10,
  Math.round((y + r * Math.sin(angle)) * 10) / 10,
]

interface SigilProps {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Five values from 0 to 10. */
  readonly values: readonly number[]
  readonly className: string
}

/** Five blades as long as their values, a polygon through the tips, a halo with sixty marks. */
function Sigil({ x, y, r, values, className }: SigilProps) {
  const at = (distance: number, turn: number): string => polar(x, y, distance, turn).join(' ')
  const blades = values.map((value, blade) => {
    const turn = -Math.PI / 2 + (blade * 2 * Math.PI) / 5
    const reach = r * (0.3 + (0.7 * value) / 10)
    return { turn, tip: at(reach, turn), left: at(r * 0.3, turn - 0.42), right: at(r * 0.3, turn + 0.42) }
  })
  const marks = Array.from({ length: 60 }, (_, mark) => {
    const turn = (mark * Math.PI) / 30
    const length = mark % 12 === 0 ? 1.2 : mark % 6 === 0 ? 1.16 : 1.12
    return `M${at(r * 1.08, turn)}L${at(r * length, turn)}`
  })
  return (
    <g className={className}>
      <g fill="none" stroke="#e9b45c" strokeOpacity=".75">
        <circle cx={x} cy={y} r={r * 1.05} />
        <path d={marks.join('')} />
        <circle cx={x} cy={y} r={r * 0.7} strokeOpacity=".3" />
      </g>
      <path
        d={`M${blades.map(({ tip }) => tip).join('L')}Z`}
        fill="#ff9a3c"
        fillOpacity=".13"
        stroke="#ffd98a"
        strokeOpacity=".6"
      />
      {blades.map(({ turn, tip, left, right }) => (
        <g key={turn}>
          <path d={`M${x} ${y}L${left}L${tip}Z`} fill="#ffd98a" />
          <path d={`M${x} ${y}L${right}L${tip}Z`} fill="#c9552a" />
          <path
            d={`M${at(r * 0.26, turn + Math.PI / 5)}L${at(r * 0.52, turn + Math.PI / 5)}`}
            stroke="#ffd98a"
            strokeWidth="1.4"
          />
        </g>
      ))}
      <circle cx={x} cy={y} r={r * 0.2} fill="#2a0f38" stroke="#ffdf9a" strokeWidth="1.5" />
      <circle cx={x} cy={y} r={r * 0.075} fill="#fff3d2" />
    </g>
  )
}

/** Embers that rise; the same ones at every visit. */
const EMBERS = Array.from({ length: 40 }, (_, at) => {
  const [x, y] = [(at * 97 + 31) % 324, 248 - ((at * 53 + 17) % 240) * (0.4 + ((at * 7) % 10) / 16)]
  const r = 0.5 + ((at * 13) % 10) / 8
  return `M${x - r} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}).join('')

/** Sternenfeuer is myth: deep violet and ember gold, figures as sigils grown from their five values. */
const SternenfeuerPicture = () => (
  <svg
    className="picture"
    viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <radialGradient id="violet" cx="50%" cy="48%" r="75%">
        <stop offset="0" stopColor="#5b2a83" />
        <stop offset=".5" stopColor="#2c1250" />
        <stop offset="1" stopColor="#120722" />
      </radialGradient>
      <radialGradient id="ember" cx="50%" cy="100%" r="70%">
        <stop offset="0" stopColor="#ff7a2f" stopOpacity=".5" />
        <stop offset="1" stopColor="#ff7a2f" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect {...SIZE} fill="url(#violet)" />
    <rect {...SIZE} fill="url(#ember)" />
    <path d={EMBERS} fill="#ffb95e" opacity=".55" />
    <g opacity=".5">
      <Sigil x={38} y={196} r={36} values={[6, 9, 3, 5, 8]} className="drift two" />
      <Sigil x={290} y={190} r={40} values={[9, 3, 7, 8, 4]} className="drift three" />
    </g>
    <Sigil x={162} y={122} r={84} values={[10, 6, 8, 4, 7]} className="sigil" />
  </svg>
)

export default SternenfeuerPicture
