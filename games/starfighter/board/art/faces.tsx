// The cruisers' faces, one for each class, on 160 × 128: in the colour of the team, with dark plates and bright eyes.
import type { ReactNode } from 'react'
import './faces.css'

const TEAM = 'currentColor'
const PLATE = 'var(--sf-plate)'
const SHADE = 'var(--sf-plate-shade)'
const EYE = 'var(--sf-eye)'
const PUPIL = 'var(--sf-pupil)'

const outlined = (d: string): ReactNode => (
  <path d={d} fill={PLATE} stroke={TEAM} strokeWidth="2.5" strokeLinejoin="round" />
)

/** A crested helmet: brow, slit eyes, cheek guards. */
const ares = (
  <>
    <path d="M80 0 92 26H68Z" fill={TEAM} />
    <path d="M66 8 72 30H56L44 18ZM94 8 88 30h16l12-12Z" fill={TEAM} opacity=".75" />
    <path d="M40 24 54 34H40L26 32ZM120 24l-14 10h14l14-2Z" fill={TEAM} opacity=".5" />
    {outlined('M22 40 80 28l58 12 10 34-18 38-30 12-6-34H66l-6 34-30-12L12 74Z')}
    <path d="M22 40 80 28l58 12-6 14-40-4-12 12-12-12-40 4Z" fill={TEAM} />
    <path d="M28 62l38 2 6 12-36-2ZM132 62l-38 2-6 12 36-2Z" fill={EYE} />
    <path d="M48 66l16 2 3 6-17-1ZM112 66l-16 2-3 6 17-1Z" fill={PUPIL} />
    <path d="M80 60l7 30-7 30-7-30Z" fill={TEAM} />
    <path d="M30 84l26 4-4 26-20-8ZM130 84l-26 4 4 26 20-8Z" fill={SHADE} />
    <path d="M36 92l14 2M35 99l13 2M124 92l-14 2M125 99l-13 2" stroke={TEAM} strokeWidth="2" />
  </>
)

/** An owl: two wide sensor eyes, a feathered brow, a beak. */
const athena = (
  <>
    {outlined(
      'M20 8C44 10 66 18 80 30 94 18 116 10 140 8c-2 14-2 20 6 38 12 30-18 74-66 80C32 120 2 76 14 46c8-18 8-24 6-38Z',
    )}
    <path
      d="M20 8C44 10 66 18 80 30 94 18 116 10 140 8c-1 9-1.500 15 1 22-22-2-46 6-61 24C65 36 41 28 19 30c2.500-7 2-13 1-22Z"
      fill={TEAM}
    />
    <circle cx="49" cy="64" r="25" fill={SHADE} stroke={TEAM} strokeWidth="4" />
    <circle cx="111" cy="64" r="25" fill={SHADE} stroke={TEAM} strokeWidth="4" />
    <circle cx="49" cy="64" r="15" fill={EYE} />
    <circle cx="111" cy="64" r="15" fill={EYE} />
    <circle cx="51" cy="66" r="7.5" fill={PUPIL} />
    <circle cx="109" cy="66" r="7.5" fill={PUPIL} />
    <path d="M80 66l9 14-9 20-9-20Z" fill={EYE} />
    <path
      d="M50 98c10 8 20 12 30 13 10-1 20-5 30-13M58 108c8 5 15 8 22 8.500 7-.5 14-3.500 22-8.500"
      fill="none"
      stroke={TEAM}
      strokeWidth="2.5"
    />
  </>
)

/** A sun mask: rays around a calm visor. */
const apollo = (
  <>
    <path
      d="M80 0 88 22 72 22ZM118 8l-6 24-14-8ZM42 8l6 24 14-8ZM148 36l-20 14-7-14ZM12 36l20 14 7-14ZM158 70l-24 4v-15ZM2 70l24 4v-15Z"
      fill={TEAM}
    />
    {outlined('M80 18c34 0 54 24 54 54 0 30-22 54-54 54S26 102 26 72c0-30 20-54 54-54Z')}
    <path d="M80 30c26 0 42 16 44 38H36c2-22 18-38 44-38Z" fill={TEAM} opacity=".85" />
    <path d="M36 66h88l-8 18H92l-12-8-12 8H44Z" fill={EYE} />
    <path d="M50 70h20l-5 9H54ZM110 70H90l5 9h11Z" fill={PUPIL} />
    <path d="M80 84l8 18H72Z" fill={TEAM} />
    <path d="M60 110q20 9 40 0" fill="none" stroke={TEAM} strokeWidth="3" />
  </>
)

/** A bearer: the vault of the sky on a square brow, a beard of plates. */
const atlas = (
  <>
    <path d="M10 34C22 12 48 0 80 0s58 12 70 34l-16 8C122 26 104 18 80 18S38 26 26 42Z" fill={TEAM} />
    <path d="M48 20 44 4M80 18V0M112 20l4-16" stroke={PLATE} strokeWidth="3" />
    {outlined('M28 40h104l12 22-8 34-22 32H46L24 96l-8-34Z')}
    <path d="M28 40h104l6 12-40 10H62L22 52Z" fill={TEAM} />
    <path d="M34 66h36v12H40ZM126 66H90v12h30Z" fill={EYE} />
    <path d="M52 68h12v8H52ZM108 68H96v8h12Z" fill={PUPIL} />
    <path d="M72 66h16l6 26H66Z" fill={SHADE} stroke={TEAM} strokeWidth="2" />
    <path d="M44 94h14v30H50ZM62 98h16v28H62ZM82 98h16v28H82ZM102 94h14l-6 30h-8Z" fill={TEAM} opacity=".8" />
  </>
)

/** A hind: antlers, a narrow mask, the crescent on her brow. */
const artemis = (
  <>
    <path
      d="M58 40C40 36 30 24 28 2l8 12 2-12 6 16 8-8-2 14c4 6 10 10 16 12ZM102 40c18-4 28-16 30-38l-8 12-2-12-6 16-8-8 2 14c-4 6-10 10-16 12Z"
      fill={TEAM}
    />
    {outlined('M46 38 80 30l34 8 22-4-16 26-10 38-30 30-30-30-10-38-16-26Z')}
    <path d="M80 30l34 8-8 16-26 6-26-6-8-16Z" fill={TEAM} />
    <path d="M80 34a12 12 0 1 0 11 16 10 10 0 1 1-11-16Z" fill={EYE} />
    <path d="M50 62l22 10-4 8-14-4ZM110 62 88 72l4 8 14-4Z" fill={EYE} />
    <path d="M60 67l8 4-2 5-6-2ZM100 67l-8 4 2 5 6-2Z" fill={PUPIL} />
    <path d="M74 82h12l6 24-12 14-12-14Z" fill={SHADE} stroke={TEAM} strokeWidth="2" />
    <path d="M73 108h14l-7 10Z" fill={TEAM} />
  </>
)

/** A hearth: a round keep with a flame behind its gate. */
const hestia = (
  <>
    {outlined('M16 124V58C16 26 44 6 80 6s64 20 64 52v66Z')}
    <path d="M16 58C16 26 44 6 80 6s64 20 64 52v6H124C122 44 104 32 80 32S38 44 36 64H16Z" fill={TEAM} />
    <path d="M36 24V8h12v10M74 12V0h12v12M112 18V8h12v16" fill={TEAM} />
    <path d="M30 74h28v14H34ZM130 74h-28v14h24Z" fill={EYE} />
    <path d="M40 76h12v10H42ZM120 76h-12v10h10Z" fill={PUPIL} />
    <path d="M56 124V92c0-16 10-26 24-26s24 10 24 26v32Z" fill={SHADE} stroke={TEAM} strokeWidth="2.5" />
    <path
      d="M80 72c4 12 16 18 16 34a16 16 0 0 1-32 0c0-8 4-12 6-18 4 4 4 8 6 10 4-8 2-16 4-26Z"
      fill={TEAM}
    />
    <path d="M80 96c2 6 8 8 8 16a8 8 0 0 1-16 0c0-6 6-8 8-16Z" fill={EYE} />
    <path d="M24 100h24M24 110h24M136 100h-24M136 110h-24" stroke={TEAM} strokeWidth="2.5" />
  </>
)

const FACES: Readonly<Record<string, ReactNode>> = { ares, athena, apollo, atlas, artemis, hestia }

/** To be drawn inside of another picture. A cruiser of another card set wears the helmet. */
export const FaceShape = ({ cruiser }: { readonly cruiser: string }) => FACES[cruiser] ?? ares

export const CruiserFace = ({ cruiser }: { readonly cruiser: string }) => (
  <svg className="sf-face" viewBox="0 0 160 128" aria-hidden="true">
    <FaceShape cruiser={cruiser} />
  </svg>
)
