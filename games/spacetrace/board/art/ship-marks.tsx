import './signs.css'

/** One mark for each ship of a card, front ships first; a hundred fighters are a hundred marks. */
interface ShipMarksProps {
  readonly count: number
  /** Of a single ship: a ring has no gun, a dot AP 1, a dart more. */
  readonly ap: number
  /** As many of the front ships are gone and leave an empty place. */
  readonly lost?: number
  /** Of those that are left, from the front: they do not fire. */
  readonly jammed?: number
  /** Of those that are left, from the front: they are expected to go. */
  readonly threatened?: number
  /** Which way the front is. */
  readonly facing?: 'right' | 'left'
  readonly width?: number
  readonly height?: number
}

const MANY = 24

export function ShipMarks({
  count,
  ap,
  lost = 0,
  jammed = 0,
  threatened = 0,
  facing = 'right',
  width = 160,
  height = 40,
}: ShipMarksProps) {
  const columns = columnsOf(count)
  const lines = Math.ceil(count / columns)
  const across = width / columns
  const down = Math.min(height / lines, across * 1.06)
  const top = (height - down * lines) / 2
  const radius = Math.min(across, down) * (count > MANY ? 0.36 : 0.3)
  const paths = { alive: '', gone: '', threatened: '', jams: '' }
  for (let at = 0; at < count; at++) {
    const x = ((at % columns) + 0.5) * across
    const y = top + (Math.floor(at / columns) + 0.5) * down
    const place = facing === 'right' ? width - x : x
    if (at < lost) paths.gone += ring(place, y, radius * 0.5)
    else {
      const mark = ap > 1 ? dart(place, y, radius, facing) : ring(place, y, radius)
      if (at < lost + threatened) paths.threatened += mark
      else paths.alive += mark
      if (at < lost + jammed)
        paths.jams += `M${n(place - radius)} ${n(y + radius)}l${n(2 * radius)} ${n(-2 * radius)}`
    }
  }
  const hollow = ap === 0
  return (
    <svg className="sp-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={paths.alive}
        fill={hollow ? 'none' : 'currentColor'}
        stroke={hollow ? 'currentColor' : 'none'}
        strokeWidth={1.3}
      />
      {threatened > 0 && (
        <path
          className="sp-marks-threatened"
          d={paths.threatened}
          fill={hollow ? 'none' : 'currentColor'}
          fillOpacity={0.3}
          stroke="currentColor"
          strokeWidth={1}
        />
      )}
      {jammed > 0 && <path className="sp-marks-jams" d={paths.jams} fill="none" strokeWidth={1.2} />}
      <path className="sp-marks-gone" d={paths.gone} fill="currentColor" fillOpacity={0.22} />
    </svg>
  )
}

function columnsOf(count: number): number {
  if (count > MANY) return 20
  if (count > 10) return 10
  return count > 5 ? Math.ceil(count / 2) : count
}

const n = (value: number): string => value.toFixed(1)

const ring = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`

function dart(x: number, y: number, r: number, facing: 'right' | 'left'): string {
  const bow = facing === 'right' ? r * 1.25 : -r * 1.25
  return `M${n(x - bow)} ${n(y - r * 1.1)}L${n(x + bow)} ${n(y)}L${n(x - bow)} ${n(y + r * 1.1)}L${n(x - bow * 0.55)} ${n(y)}Z`
}
