import { atlasGrid, atlasStars } from './atlas.ts'

const WIDTH = 860
const HEIGHT = 600
const HOLE = { x: 632, y: 356, pull: 5600 }

const grid = atlasGrid(WIDTH, HEIGHT, HOLE)
const stars = atlasStars(WIDTH, HEIGHT, 150)

interface SphereProps {
  readonly id: string
  readonly stops: readonly [string, string, string]
}

const Sphere = ({ id, stops }: SphereProps) => (
  <radialGradient id={id} cx="34%" cy="29%" r="82%">
    <stop offset="0" stopColor={stops[0]} />
    <stop offset=".47" stopColor={stops[1]} />
    <stop offset="1" stopColor={stops[2]} />
  </radialGradient>
)

/** Half a ring seen from the side: one half passes behind the planet, the other in front. */
const HalfRing = ({ front }: { readonly front: boolean }) => (
  <path
    d={`M-158 0A158 32 0 0 ${front ? 0 : 1} 158 0`}
    transform="translate(268 178) rotate(-14)"
    fill="none"
    stroke="#f3e3c4"
    strokeWidth="1.4"
    strokeOpacity={front ? 0.9 : 0.45}
  />
)

const Ringed = () => (
  <g className="drift one">
    <HalfRing front={false} />
    <circle cx="268" cy="178" r="96" fill="url(#sand)" />
    <HalfRing front />
    <circle
      cx="268"
      cy="178"
      r="126"
      fill="none"
      stroke="#f3e3c4"
      strokeOpacity=".35"
      strokeDasharray="1 7"
    />
  </g>
)

const BlackHole = () => (
  <g transform={`translate(${HOLE.x} ${HOLE.y})`}>
    <circle r="42" fill="#02060b" />
    <circle r="44.5" fill="none" stroke="#fff" strokeWidth="1.6" />
    <ellipse rx="84" ry="19" fill="none" stroke="#f3e3c4" strokeWidth="1.3" transform="rotate(-18)" />
  </g>
)

/** Blade, stone, sail and kite, as pure outlines. */
const Ships = () => (
  <g fill="#0b1a2b" stroke="#eaf6ff" strokeWidth="2" strokeLinejoin="round">
    <path d="M508 426l15 43-15 43-15-43ZM508 426v86" />
    <circle cx="736" cy="186" r="26" />
    <path d="M718 168l36 36M718 204l36-36" strokeWidth="1.2" />
    <path d="M430 246q44 12 40 68q-32-6-60 6ZM430 246l40 68" />
    <path d="M776 54l12 30-12 30-12-30ZM752 84h48" strokeWidth="1.5" />
  </g>
)

/** Stellar is a star atlas: thin lines, soft planets, a black hole that bends the grid. */
const StellarPicture = () => (
  <svg
    className="picture"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <Sphere id="sand" stops={['#f3e3c4', '#c99f6b', '#3b2a2a']} />
      <Sphere id="ice" stops={['#d5efff', '#5f9fc4', '#132a42']} />
      <Sphere id="rose" stops={['#ffd9d0', '#b8706c', '#351d2a']} />
    </defs>
    <rect width={WIDTH} height={HEIGHT} fill="#0b1a2b" />
    <path d={grid} fill="none" stroke="#8fc2de" strokeOpacity=".26" />
    <path d={stars} fill="#eaf6ff" opacity=".8" />
    <path
      d="M752 510 508 469 546 122 736 186 776 84M508 469 632 356"
      fill="none"
      stroke="#eaf6ff"
      strokeOpacity=".5"
      strokeWidth="1.3"
      strokeDasharray="5 6"
    />
    <BlackHole />
    <Ringed />
    <circle className="drift two" cx="546" cy="122" r="36" fill="url(#ice)" />
    <circle className="drift three" cx="752" cy="510" r="24" fill="url(#rose)" />
    <Ships />
  </svg>
)

export default StellarPicture
