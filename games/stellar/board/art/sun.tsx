import { dot, line, polar, scatterFrom } from './geometry.ts'
import './sun.css'

const rays = (wanted: (at: number) => boolean, reach: (at: number) => number): string =>
  Array.from({ length: 72 }, (_, at) => at)
    .filter(wanted)
    .map((at) => line(polar(at * 5, 37.5, [60, 60]), polar(at * 5, reach(at), [60, 60])))
    .join('')

const LONG = rays(
  (at) => at % 6 === 0,
  () => 53,
)
const MIDDLE = rays(
  (at) => at % 3 === 0 && at % 6 !== 0,
  () => 48,
)
const SHORT = rays(
  (at) => at % 3 !== 0,
  (at) => (at % 2 ? 42 : 44),
)

const random = scatterFrom(33)
const GRAINS = Array.from({ length: 60 }, () => {
  const [x, y] = polar(random() * 360, Math.sqrt(random()) * 31, [60, 60])
  return dot(x, y, 0.5 + random() * 1.3)
}).join('')

/** Type 4: rays of three lengths, grains, spots and two arcs of fire. */
export const Sun = ({ id, plain }: { readonly id: string; readonly plain: boolean }) => (
  <>
    <circle cx="60" cy="60" r="55" fill={`url(#${id}-glow)`} className="st-pulse" />
    <g className="st-rays">
      <path d={LONG} className="st-ray-long" />
      <path d={MIDDLE} className="st-ray-middle" />
      {!plain && <path d={SHORT} className="st-ray-short" />}
    </g>
    <circle cx="60" cy="60" r="34" fill={`url(#${id}-fire)`} />
    {!plain && <path d={GRAINS} className="st-grain" />}
    <path
      className="st-spot-dark"
      d="M67.6 52a3.4 2.4 0 1 0 6.8 0a3.4 2.4 0 1 0-6.8 0M74.5 56a1.5 1.1 0 1 0 3 0a1.5 1.1 0 1 0-3 0M46.6 72a2.4 1.7 0 1 0 4.8 0a2.4 1.7 0 1 0-4.8 0"
    />
    <path className="st-flare" d="M31 43C24 36 30 28 38 34M91 78C99 80 98 90 88 86" />
    <circle cx="60" cy="60" r="34" className="st-sun-limb" />
  </>
)
