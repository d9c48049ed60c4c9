// The nine ships as pure geometry on 100 × 100: military ships are straight edges, civil ships live in a circle.
import type { ReactNode } from 'react'
import { closed, line, type Point, polar } from './geometry.ts'

const Lit = ({ d }: { readonly d: string }) => <path d={d} className="st-lit" fillRule="evenodd" />
const Dim = ({ d }: { readonly d: string }) => <path d={d} className="st-dim" fillRule="evenodd" />

const round = (r: number): string => `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const EYE = 'M10 50Q50 13 90 50Q50 87 10 50Z'
const TICKS = Array.from({ length: 12 }, (_, at) =>
  line(polar(at * 30, 44), polar(at * 30, at % 3 ? 40.5 : 37)),
).join('')

/** An eye in a dial. */
const founder = (
  <>
    <Dim d={EYE} />
    <Lit d={round(15)} />
    <path d={`${round(44)}${EYE}${TICKS}`} />
    <path d={round(21)} className="st-faint" />
  </>
)

/** A ring seen from the side, an arrow through it. */
const warpRing = (
  <>
    <Dim d="M50 4C63 4 72 24.6 72 50S63 96 50 96 28 75.4 28 50 37 4 50 4ZM48 18C41 18 37 32 37 50S41 82 48 82 59 68 59 50 55 18 48 18Z" />
    <Lit d="M50 4C63 4 72 24.6 72 50S63 96 50 96L48 82C55 82 59 68 59 50S55 18 48 18Z" />
    <ellipse cx="50" cy="50" rx="22" ry="46" />
    <ellipse cx="48" cy="50" rx="11" ry="32" />
    <path d="M2 50H26" strokeDasharray="6 4" />
    <path d="M6 38H24M6 62H24" className="st-faint" strokeDasharray="4 4" />
    <path d="M46 50H96M85 40 97 50 85 60" className="st-cut" />
    <path d="M46 50H97M86 40 97 50 86 60" />
  </>
)

/** A broken disc, stitched. */
const mend = (
  <>
    <Lit d="M50 8A42 42 0 0 0 50 92L44 74 56 58 44 42 55 26Z" />
    <Dim d="M50 8A42 42 0 0 1 50 92L44 74 56 58 44 42 55 26Z" />
    <path d={`${round(42)}M50 8 55 26 44 42 56 58 44 74 50 92`} />
    <path d="M62 34H78M64 50H80M60 66H74" strokeDasharray="5 3" />
  </>
)

/** A masked disc: it never looks at what it destroys. */
const rogue = (
  <>
    <Dim d={round(43)} />
    <Lit d="M10 34H90A43 43 0 0 1 91.8 60H8.2A43 43 0 0 1 10 34ZM22 40 45 51 26 54ZM78 40 55 51 74 54Z" />
    <path d={`${round(43)}M10 34H90M8.2 60H91.8`} />
    <path d="M50 60V93" className="st-faint" />
  </>
)

const STAR = Array.from({ length: 6 }, (_, at) => ({
  tip: polar(-90 + at * 60, at % 2 ? 30 : 50, [50, 54]),
  after: polar(-60 + at * 60, 14, [50, 54]),
  before: polar(-120 + at * 60, 14, [50, 54]),
}))
const HEART: Point = [50, 54]

/** Three long points and three short ones. */
const destroyer = (
  <>
    <Lit d={STAR.map(({ tip, after }) => closed([HEART, tip, after])).join('')} />
    <Dim d={STAR.map(({ tip, before }) => closed([HEART, tip, before])).join('')} />
    <path d={closed(STAR.flatMap(({ tip, after }) => [tip, after]))} />
  </>
)

/** A blade with a bevel from tip to heel. */
const slicer = (
  <>
    <Dim d="M80 4 61 66 24 96 45 50Z" />
    <Lit d="M80 4 61 66 24 96Z" />
    <path d="M80 4 61 66 24 96 45 50ZM80 4 24 96" />
    <path d="M33 44 58 6M22 62 30 49M72 70 84 40" className="st-faint" />
  </>
)

const RIM: readonly Point[] = [
  [48, 6],
  [79, 15],
  [94, 46],
  [85, 79],
  [54, 94],
  [21, 83],
  [6, 52],
  [17, 20],
]
const TABLE: readonly Point[] = [
  [47, 30],
  [66, 35],
  [71, 55],
  [62, 68],
  [50, 72],
  [34, 63],
  [29, 48],
  [34, 35],
]
const facet = (at: number): string => closed([RIM[at], RIM[at + 1], TABLE[at + 1], TABLE[at]])

/** A stone: two octagons joined. */
const crusher = (
  <>
    <Dim d={closed(RIM)} />
    <path d={facet(1)} className="st-half" />
    <Lit d={facet(2) + facet(3)} />
    <path d={facet(4)} className="st-half" />
    <path d={closed(RIM) + closed(TABLE) + RIM.map((corner, at) => line(corner, TABLE[at])).join('')} />
  </>
)

const SAIL = 'M14 86C14 46 38 14 86 8C72 34 70 64 82 90C60 76 38 76 14 86Z'

/** A sail: three gores hung from one peak. */
const foil = (
  <>
    <Dim d={SAIL} />
    <Lit d="M86 8C58 28 48 50 48 78.6C60 79 71 83.5 82 90C70 64 72 34 86 8Z" />
    <path d={`${SAIL}M86 8C58 28 48 50 48 78.6M86 8C48 22 31 48 30 80.5`} />
    <path d="M86 8 94 96" className="st-faint" />
  </>
)

/** Crossed spars and a tail. */
const kite = (
  <>
    <Dim d="M56 4 84 32 50 72 28 26Z" />
    <Lit d="M56 4 84 32 55.2 29.4ZM55.2 29.4 50 72 28 26Z" />
    <path d="M56 4 84 32 50 72 28 26ZM56 4 50 72M28 26 84 32" />
    <path d="M50 72C46 82 34 78 30 86S20 94 14 94M37 76l3 9M26 84l6 7" />
  </>
)

/** In the order of the card file. */
export const DRAWINGS: readonly ReactNode[] = [
  founder,
  warpRing,
  mend,
  rogue,
  destroyer,
  slicer,
  crusher,
  foil,
  kite,
]
