import './art.css'

/** The back of a figure: five petals closed round an ember. */
const petal = (r: number, w: number): string =>
  `M0 -6C${w} ${-r * 0.4} ${w} ${-r * 0.75} 0 ${-r}C${-w} ${-r * 0.75} ${-w} ${-r * 0.4} 0 -6Z`

const TURNS = [0, 72, 144, 216, 288]

export const Petals = ({ size, label }: { readonly size?: number | string; readonly label?: string }) => (
  <svg
    className="sn-petals"
    viewBox="-52 -52 104 104"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <circle r="50" fill="var(--sn-mid)" />
    <g fill="none" stroke="var(--sn-petal)">
      {TURNS.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={petal(44, 26)} strokeOpacity=".55" />
      ))}
      {TURNS.map((turn) => (
        <path key={turn} transform={`rotate(${turn + 36})`} d={petal(44, 15)} strokeOpacity=".3" />
      ))}
      <circle r="46" strokeOpacity=".55" />
      <circle r="49.5" strokeOpacity=".55" strokeDasharray="1 4" strokeWidth="2" />
    </g>
    <circle r="9" fill="var(--sn-deep)" stroke="var(--sn-cosmos)" strokeWidth="1.2" />
    <circle r="3" fill="var(--sn-ember)" />
  </svg>
)
