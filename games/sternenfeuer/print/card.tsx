import { Block, BOLD, linesOf, type Measure, PLAIN, sizeFor, Typed } from '@sternentisch/grammar/print'
import type { Lang } from '@sternentisch/kernel'
import { CardArt } from '../board/art/card-art.tsx'
import { Emblem } from '../board/art/emblem.tsx'
import { Petals } from '../board/art/petals.tsx'
import { VALUE_KEYS, ValueShape } from '../board/art/values.tsx'
import type { Card, CardSet, Kind } from '../cards/index.ts'
import type { Design } from '../rules/designs.ts'
import { TITLE } from './style.ts'

/** The outline says the kind, on 57 × 82. */
export const FRAMES: Readonly<Record<Kind, string>> = {
  figure: 'M0 28.500A28.500 28.500 0 0 1 57 28.500V78Q57 82 53 82H4Q0 82 0 78Z',
  action: 'M0 7 28.500 0 57 7V78Q57 82 53 82H4Q0 82 0 78Z',
  defence: 'M0 5Q14 6 28.500 0 43 6 57 5V70Q57 77 28.500 82 0 77 0 70Z',
  transfer: 'M0 4Q0 0 4 0H46L57 11V78Q57 82 53 82H11L0 71Z',
  reinforcement: 'M0 4Q0 0 4 0H53Q57 0 57 4V82L43 77.500 28.500 82 14 77.500 0 82Z',
  collective: 'M0 8Q14 -3 28.500 5 43 -3 57 8V74Q43 85 28.500 77 14 85 0 74Z',
}

const FLAVOUR = { ...PLAIN, weight: 350 }
const MIDDLE = 31.5

interface FrontProps {
  readonly card: Card
  readonly design: Design
  readonly set: CardSet
  readonly lang: Lang
  readonly measure: Measure
}

export function Front({ card, design, set, lang, measure }: FrontProps) {
  const [name, title = ''] = card.name[lang].split(', ')
  const size = sizeFor(name, 49, 5.2, measure, TITLE)
  const number = `${card.id}${card.copies > 1 ? ` ×${card.copies}` : ''}`
  const flavour = linesOf(card.flavour[lang], 46, 2.5, measure, FLAVOUR)
  return (
    <>
      <g transform="translate(3 3)">
        <path d={FRAMES[card.kind]} fill="#fff" stroke="#000" strokeWidth=".5" />
      </g>
      {card.kind === 'figure' ? (
        <>
          <Typed x={4.5} y={7} size={2.4} face={BOLD}>
            {number}
          </Typed>
          <svg aria-hidden="true" viewBox="0 0 43 43" x="10" y="5" width="43" height="43">
            <Emblem values={card.values} size={43} />
          </svg>
          <Typed x={MIDDLE} y={54.5} size={size} face={TITLE} anchor="middle">
            {name}
          </Typed>
          <Typed x={MIDDLE} y={58.5} size={2.9} anchor="middle">
            {title}
          </Typed>
          <Block lines={flavour} x={MIDDLE} y={62.5} size={2.5} face={FLAVOUR} anchor="middle" fill="#444" />
          <Values values={card.values} />
        </>
      ) : (
        <>
          <Typed x={MIDDLE} y={13.5} size={2.7} face={BOLD} anchor="middle">
            {set.kinds.find(({ id }) => id === card.kind)?.name[lang] ?? card.kind}
          </Typed>
          <svg aria-hidden="true" viewBox="0 0 120 88" x="11.500" y="15" width="40" height="29.300">
            <CardArt design={design} />
          </svg>
          <Typed x={MIDDLE} y={51} size={size} face={TITLE} anchor="middle">
            {name}
          </Typed>
          <Rules text={card.text[lang]} flavour={flavour} measure={measure} />
          <Typed x={MIDDLE} y={77.5} size={2.4} face={BOLD} anchor="middle">
            {number}
          </Typed>
        </>
      )}
    </>
  )
}

/** The largest print at which what the card does has room. */
function Rules({
  text,
  flavour,
  measure,
}: {
  readonly text: string
  readonly flavour: readonly string[]
  readonly measure: Measure
}) {
  let size = 3.05
  const cut = (): readonly string[] => linesOf(text, 48, size, measure, { ...PLAIN, weight: 500 })
  while (cut().length * size * 1.3 > 16 && size > 2.2) size -= 0.05
  const lines = cut()
  const below = 56 + lines.length * size * 1.3
  return (
    <>
      <Block
        lines={lines}
        x={MIDDLE}
        y={56}
        size={size}
        leading={1.3}
        face={{ ...PLAIN, weight: 500 }}
        anchor="middle"
      />
      {below + flavour.length * 3.2 < 75.5 && (
        <Block
          lines={flavour}
          x={MIDDLE}
          y={below + 0.8}
          size={2.5}
          face={FLAVOUR}
          anchor="middle"
          fill="#444"
        />
      )}
    </>
  )
}

const Values = ({ values }: { readonly values: Extract<Card, { kind: 'figure' }>['values'] }) => {
  const top = Math.max(...VALUE_KEYS.map((value) => values[value]))
  return VALUE_KEYS.map((value, at) => {
    const x = MIDDLE + (at - 2) * 10.4
    return (
      <g key={value}>
        <svg aria-hidden="true" viewBox="0 0 24 24" x={x - 2.3} y="71" width="4.600" height="4.600">
          <ValueShape value={value} />
        </svg>
        <Typed
          x={x}
          y={81}
          size={5}
          face={{ ...PLAIN, weight: values[value] === top ? 850 : 700 }}
          anchor="middle"
        >
          {String(values[value])}
        </Typed>
        {values[value] === top && (
          <path d={`M${x - 3} 82.300h6`} stroke="#000" strokeWidth=".5" fill="none" />
        )}
      </g>
    )
  })
}

const box = 'M0 4Q0 0 4 0H53Q57 0 57 4V78Q57 82 53 82H4Q0 82 0 78Z'
const HATCH = Array.from(
  { length: 45 },
  (_, at) => `M${(at - 27) * 3.5} 91.500L${(at - 27) * 3.5 + 94.5} -3`,
).join('')

export const Back = () => (
  <>
    <path d={HATCH} stroke="#bbb" strokeWidth=".15" fill="none" />
    <g transform="translate(3 3)">
      <path d={box} fill="#fff" stroke="#000" strokeWidth=".5" />
      <path
        d="M2 5.500Q2 2 5.500 2H51.500Q55 2 55 5.500V76.500Q55 80 51.500 80H5.500Q2 80 2 76.500Z"
        fill="none"
        stroke="#000"
        strokeWidth=".18"
      />
    </g>
    <svg aria-hidden="true" viewBox="0 0 44 44" x="9.500" y="22" width="44" height="44">
      <Petals size={44} />
    </svg>
    <Typed x={MIDDLE} y={78.5} size={4} face={TITLE} anchor="middle">
      Sternenfeuer
    </Typed>
  </>
)
