import { closed, dot, type Point, polar, scatterFrom } from './geometry.ts'
import './asteroid.css'

interface Rock {
  readonly rim: readonly Point[]
  readonly top: readonly Point[]
  /** Faces by how much light they get: 0 dark, 1 half, 2 bright. */
  readonly faces: readonly [string, string, string]
}

function rock(x: number, y: number, r: number, seed: number, turn = 0): Rock {
  const random = scatterFrom(seed)
  const corners = Array.from({ length: 9 }, (_, at) => {
    const angle = turn + at * 40
    const reach = r * (0.78 + random() * 0.34)
    return {
      rim: polar(angle, reach, [x, y]),
      top: polar(angle + 12, reach * 0.48, [x - r * 0.12, y - r * 0.14]),
    }
  })
  const faces: [string, string, string] = ['', '', '']
  corners.forEach(({ rim, top }, at) => {
    const next = corners[(at + 1) % 9]
    const light = Math.cos(((turn + (at + 0.5) * 40 + 125) * Math.PI) / 180)
    faces[light > 0.35 ? 2 : light > -0.3 ? 1 : 0] += closed([rim, next.rim, next.top, top])
  })
  return { rim: corners.map((corner) => corner.rim), top: corners.map((corner) => corner.top), faces }
}

const BIG = rock(54, 64, 24, 17, 10)
const SMALL = [
  rock(90, 42, 11, 5, 30),
  rock(24, 86, 8, 23),
  rock(84, 76, 6, 41, 15),
  rock(101, 60, 4, 9),
  rock(38, 30, 5, 77),
  rock(66, 26, 3.2, 13),
]

const random = scatterFrom(91)
const DUST = Array.from({ length: 46 }, (_, at) => {
  const t = -48 + at * 2.1 + random() * 2
  return dot(60 + t * 1.12, 66 - t * 0.42 + (random() - 0.5) * 26, 0.4 + random() * 0.9)
}).join('')

const Stone = ({ stone }: { readonly stone: Rock }) => (
  <>
    {stone.faces.map((face, light) => (
      <path key={face} d={face} className={`st-rock-${light}`} />
    ))}
    <path d={closed(stone.top)} className="st-rock-top" />
    <path d={closed(stone.rim)} className="st-rock-rim" />
  </>
)

/** Type 1: a big rock among small ones, in their dust. */
export const Asteroid = ({ plain }: { readonly plain: boolean }) => (
  <>
    {!plain && <path d={DUST} className="st-dust" />}
    <g className="st-tumble">
      <Stone stone={BIG} />
      <path
        d="M42 58a5 3.6 0 1 0 10 0a5 3.6 0 1 0-10 0M54 70a3 2.2 0 1 0 6 0a3 2.2 0 1 0-6 0"
        className="st-crater"
      />
    </g>
    {SMALL.slice(0, plain ? 3 : 6).map((stone) => (
      <Stone key={stone.faces[0]} stone={stone} />
    ))}
  </>
)
