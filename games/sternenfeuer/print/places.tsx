import { Block, BOLD, linesOf, type Measure, type Piece, PLAIN, Typed } from '@sternentisch/grammar/print'
import type { Lang } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import type { CardSet, Place } from '../cards/index.ts'
import { TITLE } from './style.ts'

/** What is seen there, in outline: the night around it would only be ink. */
const SCENES: Readonly<Record<string, ReactNode>> = {
  traumkonstante: (
    <>
      <path d="M45 30a17 17 0 1 0 34 0a17 17 0 1 0-34 0M50 30a12 12 0 1 0 24 0a12 12 0 1 0-24 0M55 30a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path d="M40 50c8-10 14 2 22-8s14 0 22-6" strokeDasharray="1 1.200" />
    </>
  ),
  'insel-der-letzten-hoffnung': (
    <>
      <path d="M48 50V28h8v22M46 28h12l-6-6ZM40 54q12-8 26 0M34 58h50M38 61h44" />
      <path d="M58 25l22-8M58 27l24 3" strokeDasharray="1 1" />
    </>
  ),
  rauthak: (
    <path d="M45 34a19 19 0 1 0 38 0a19 19 0 1 0-38 0M46 28q18 6 36 0M45 35q19 7 38 0M47 43q17 6 34 0M40 16l6 5M44 12l5 6" />
  ),
  umaru: (
    <path d="M43 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0M55 16a7 7 0 1 0 14 0a7 7 0 1 0-14 0M72 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M55 32a3 3 0 1 0 6 0a3 3 0 1 0-6 0M68.500 36a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0M36 52q14-8 26-2t24-4M36 58q16-5 50 0" />
  ),
  horon: (
    <path d="M46 56V30h36v26M42 30l22-12 22 12ZM54 56V44a10 10 0 0 1 20 0v12M42 56h44M62 25a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
  ),
}
const ELSEWHERE = <path d="M48 32a16 16 0 1 0 32 0a16 16 0 1 0-32 0M40 38C52 44 76 34 88 24" />

export const placePiece = (place: Place, set: CardSet, lang: Lang, measure: Measure): Piece => ({
  ...{ name: place.id, width: 88, height: 63, copies: 1 },
  front: (
    <>
      <rect x="3" y="3" width="82" height="57" rx="3" fill="none" stroke="#000" strokeWidth=".5" />
      <g
        transform="translate(7 -2) scale(.9)"
        fill="none"
        stroke="#000"
        strokeWidth=".45"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {SCENES[place.key] ?? ELSEWHERE}
      </g>
      {place.type === 'sphere' ? (
        <path
          d="M7 9.200a1.300 1.300 0 1 0 2.600 0a1.300 1.300 0 1 0-2.600 0M7.800 9.200a.5 .5 0 1 0 1 0a.5 .5 0 1 0-1 0"
          fill="none"
          stroke="#000"
          strokeWidth=".3"
        />
      ) : (
        <circle cx="8.300" cy="9.200" r="1.300" />
      )}
      <Typed x={11} y={10.2} size={2.7} face={BOLD}>
        {set.placeTypes.find(({ id }) => id === place.type)?.name[lang] ?? place.type}
      </Typed>
      <Words place={place} lang={lang} measure={measure} />
      <Block lines={linesOf(place.flavour[lang], 74, 2.5, measure)} x={7} y={56} size={2.5} fill="#444" />
    </>
  ),
})

function Words({
  place,
  lang,
  measure,
}: {
  readonly place: Place
  readonly lang: Lang
  readonly measure: Measure
}) {
  const name = linesOf(place.name[lang], 37, 5.2, measure, TITLE)
  return (
    <>
      <Block lines={name} x={7} y={17} size={5.2} leading={1.1} face={TITLE} />
      <Block
        lines={linesOf(place.text[lang], 35, 3, measure, { ...PLAIN, weight: 500 })}
        x={7}
        y={17 + name.length * 5.8 + 0.4}
        size={3}
        leading={1.28}
        face={{ ...PLAIN, weight: 500 }}
      />
    </>
  )
}
