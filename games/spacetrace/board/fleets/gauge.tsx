import './gauge.css'

interface GaugeProps {
  readonly now: number
  /** What is expected to remain. */
  readonly after: number
  readonly full: number
}

const share = (part: number, full: number): string => `${(100 * part) / full}%`

/** Solid: expected to remain; hatched: expected to go; dark: gone already. */
export const Gauge = ({ now, after, full }: GaugeProps) => (
  <span className="sp-gauge" aria-hidden="true">
    <i style={{ width: share(after, full) }} />
    <i className="sp-gauge-loss" style={{ left: share(after, full), width: share(now - after, full) }} />
  </span>
)

const SEGMENTS = 20
const LP_EACH = 50

/** The Base in twenty lamps of 50 LP. */
export const Segments = ({ now, after }: Omit<GaugeProps, 'full'>) => (
  <span className="sp-segments" aria-hidden="true">
    {Array.from({ length: SEGMENTS }, (_, at) => (
      <i key={at} data-lit={lampAt(at, now, after)} />
    ))}
  </span>
)

function lampAt(at: number, now: number, after: number): 'on' | 'risk' | 'part' | undefined {
  const [from, to] = [at * LP_EACH, (at + 1) * LP_EACH]
  if (after >= to) return 'on'
  if (now > from && now > after && to > after) return 'risk'
  return after > from ? 'part' : undefined
}
