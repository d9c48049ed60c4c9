// The ground of the atlas: stars, and a grid of hours and degrees that black holes pull at.
import { memo, useDeferredValue, useId } from 'react'
import { dot, type Point, scatterFrom } from './geometry.ts'
import { gridLines } from './grid.ts'
import './sky.css'

function starField(width: number, height: number): readonly [string, string, string] {
  const random = scatterFrom(11)
  const sizes: [string, string, string] = ['', '', '']
  const count = Math.round((width * height) / 5700)
  for (let at = 0; at < count; at++) {
    const [x, y, size] = [random() * width, random() * height, random()]
    if (size > 0.97)
      sizes[2] += `${dot(x, y, 1.8)}M${x - 6} ${y - 0.3}h12v.6h-12ZM${x - 0.3} ${y - 6}h.6v12h-.6Z`
    else sizes[size > 0.85 ? 1 : 0] += dot(x, y, size > 0.85 ? 1.15 : 0.6)
  }
  return sizes
}

interface SkyProps {
  readonly width: number
  readonly height: number
  readonly holes: readonly Point[]
  /** How large the holes are drawn; their wells follow. */
  readonly size: number
  /** The height of the ecliptic, on which the solar cards lie in a row. */
  readonly ecliptic: number | null
}

/** A new sky is long to draw and nobody waits for it: the ships come first. */
export const Sky = memo(
  function Sky(props: SkyProps) {
    const drawn = useDeferredValue(props)
    // A sky of another size would bend where there is no hole.
    if (drawn.width !== props.width || drawn.height !== props.height) return null
    return <Drawing {...drawn} />
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
)

/** Drawn once for each size and arrangement. */
const Drawing = memo(
  function Drawing({ width, height, holes, size, ecliptic }: SkyProps) {
    const id = useId().replaceAll(':', '')
    const step = width > 700 ? 64 : 48
    const scale = size / 112
    const [major, minor] = gridLines({
      width,
      height,
      step,
      holes,
      reach: 86 * scale,
      pull: 0.8,
      fine: 8,
      bow: 0.05,
    })
    const [faint, clear, bright] = starField(width, height)
    return (
      <svg
        className="st-sky"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <path d={faint} className="st-star-0" />
        <path d={clear} className="st-star-1" />
        <path d={bright} className="st-star-2" />
        <path d={minor} className="st-grid-minor" />
        <path d={major} className="st-grid-major" />
        {ecliptic !== null && <path d={`M0 ${ecliptic}H${width}`} className="st-ecliptic" />}
        {ecliptic !== null && width > 1000 && <Declinations at={ecliptic} height={height} />}
        <radialGradient id={`${id}-fade`}>
          <stop offset=".2" className="st-vanish-0" />
          <stop offset="1" className="st-vanish-1" />
        </radialGradient>
        {holes.map(([x, y]) => (
          <Well key={`${x} ${y}`} id={id} x={x} y={y} scale={scale} holes={holes} />
        ))}
      </svg>
    )
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
)

/** Degrees at the edge, counted from the ecliptic. */
const Declinations = ({ at, height }: { readonly at: number; readonly height: number }) => (
  <>
    {[30, 20, 10, 0, -10, -20, -30]
      .map((degrees) => ({ degrees, y: at - degrees * 8.2 }))
      .filter(({ y }) => y > 100 && y < height - 220)
      .map(({ degrees, y }) => (
        <text key={degrees} transform={`translate(16 ${y}) rotate(-90)`} className="st-degrees">
          {degrees > 0 ? `+${degrees}°` : `${String(degrees).replace('-', '−')}°`}
        </text>
      ))}
  </>
)

interface WellProps {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly holes: readonly Point[]
}

/** A fine warm grid around a hole that fades out. */
function Well({ id, x, y, scale, holes }: WellProps) {
  const r = 150 * scale
  const near = holes.map(([a, b]): Point => [a - x + r, b - y + r])
  const [major, minor] = gridLines({
    width: r * 2,
    height: r * 2,
    step: 32 * scale,
    holes: near,
    reach: 70 * scale,
    pull: 0.86,
    fine: 5 * scale,
    bow: 0,
  })
  const name = `${id}-${Math.round(x)}-${Math.round(y)}`
  return (
    <g transform={`translate(${x - r} ${y - r})`} mask={`url(#${name})`}>
      <mask id={name} maskUnits="userSpaceOnUse" x="0" y="0" width={r * 2} height={r * 2}>
        <circle cx={r} cy={r} r={r} fill={`url(#${id}-fade)`} />
      </mask>
      <path d={major + minor} className="st-well" />
    </g>
  )
}
