import { Block, linesOf, type Measure, PLAIN, sizeFor, Typed } from '@sternentisch/grammar/print'
import type { Lang } from '@sternentisch/kernel'
import { ClassBadge } from '../board/art/class-badge.tsx'
import { Picture } from '../board/art/picture.tsx'
import type { AnyCard } from '../cards/index.ts'
import type { Figures } from '../rules/figures.ts'
import { FIGURE, TITLE } from './style.ts'

/** The kind of a card by its edge: ships plain, reinforcements double, tactics dashed, commanders with cut corners. */
const EDGES: Readonly<Record<AnyCard['type'], { readonly d: string; readonly dash?: string }>> = {
  base: { d: 'M3 3H60V85H3ZM4.200 4.200H58.800V83.800H4.200Z' },
  ship: { d: 'M3 3H60V85H3Z' },
  reinforcement: {
    d: 'M3 6A3 3 0 0 1 6 3H57A3 3 0 0 1 60 6V82A3 3 0 0 1 57 85H6A3 3 0 0 1 3 82ZM4.200 6.500A2.300 2.300 0 0 1 6.500 4.200H56.500A2.300 2.300 0 0 1 58.800 6.500V81.500A2.300 2.300 0 0 1 56.500 83.800H6.500A2.300 2.300 0 0 1 4.200 81.500Z',
  },
  tactic: { d: 'M3 3H60V85H3Z', dash: '3 1.500' },
  commander: { d: 'M8 3H55L60 8V80L55 85H8L3 80V8Z' },
}

interface FrontProps {
  readonly figures: Figures
  readonly kind: string
  readonly lang: Lang
  readonly measure: Measure
}

export function Front({ figures, kind, lang, measure }: FrontProps) {
  const { card } = figures
  const { d, dash } = EDGES[card.type]
  const rank = figures.class || figures.hostClass
  const name = card.name[lang]
  const price = card.type === 'reinforcement' ? `+${card.gain}` : String(figures.cost)
  return (
    <>
      <path d={d} fill="none" stroke="#000" strokeWidth=".5" strokeDasharray={dash} />
      <Typed x={7} y={11} size={sizeFor(name, rank > 0 ? 40 : 49, 4.6, measure, TITLE)} face={TITLE}>
        {name}
      </Typed>
      {rank > 0 && (
        <svg aria-hidden="true" viewBox="0 0 20 20" x="48" y="5.500" width="9" height="9">
          <ClassBadge rank={rank} size={20} />
        </svg>
      )}
      <path d="M6 15H57M6 44H57" stroke="#000" strokeWidth=".25" fill="none" />
      <svg aria-hidden="true" viewBox="0 0 160 80" x="6.500" y="16" width="50" height="27">
        <svg aria-hidden="true" viewBox={BOXES[pictured(figures)]} width="160" height="80">
          <Picture figures={figures} />
        </svg>
      </svg>
      {card.type !== 'base' && (
        <>
          <Typed x={7} y={52} size={7} face={FIGURE}>
            {price}
          </Typed>
          <Typed x={8.5 + measure(price, FIGURE) * 7} y={52} size={3.2}>
            MP
          </Typed>
        </>
      )}
      {figures.class > 0 && <ShipFigures figures={figures} measure={measure} />}
      <Rules text={card.text[lang]} top={figures.class > 0 ? 67.5 : 59} measure={measure} />
      <Typed x={7} y={81.5} size={2.2} fill="#333">
        {kind}
      </Typed>
      <Typed x={56} y={81.5} size={2.2} fill="#333" anchor="end">
        {card.id}
      </Typed>
    </>
  )
}

/** Each drawing has measures of its own. */
const BOXES = {
  sign: '0 0 120 60',
  hull: '0 -1 152 42',
  station: '-38 0 160 84',
  marks: '0 0 160 48',
} as const

function pictured({ class: rank, count, card }: Figures): keyof typeof BOXES {
  if (card.type === 'base') return 'station'
  if (rank === 0) return 'sign'
  return count === 1 ? 'hull' : 'marks'
}

/** `100 × 1 / 1`: how many, and what one of them can do. */
function ShipFigures({
  figures: { count, ap, lp },
  measure,
}: {
  readonly figures: Figures
  readonly measure: Measure
}) {
  const text = `${count}×${ap}/${lp}`
  return (
    <>
      <Typed x={7} y={62} size={sizeFor(text, 49, 9, measure, FIGURE)} face={FIGURE}>
        {text}
      </Typed>
      <Typed x={56} y={48.5} size={2.7} anchor="end">
        n×AP/LP
      </Typed>
      <Typed x={56} y={52.2} size={2.7} anchor="end">
        {`= ${count * ap} AP, ${count * lp} LP`}
      </Typed>
    </>
  )
}

function Rules({
  text,
  top,
  measure,
}: {
  readonly text: string
  readonly top: number
  readonly measure: Measure
}) {
  let size = 3
  const cut = (): readonly string[] => linesOf(text, 49, size, measure, { ...PLAIN, weight: 500 })
  while (cut().length * size * 1.3 > 78 - top && size > 2) size -= 0.05
  return <Block lines={cut()} x={7} y={top} size={size} leading={1.3} face={{ ...PLAIN, weight: 500 }} />
}

const DOTS = Array.from(
  { length: 23 * 32 },
  (_, at) => `M${(at % 23) * 3 - 1.5} ${Math.floor(at / 23) * 3 - 1.5}h.01`,
).join('')

export const Back = () => (
  <>
    <path d={DOTS} stroke="#777" strokeWidth=".5" strokeLinecap="round" fill="none" />
    <rect x="10" y="34" width="43" height="20" fill="#fff" stroke="#000" strokeWidth=".4" />
    <Typed x={31.5} y={46} size={5.4} face={TITLE} anchor="middle">
      Spacetrace
    </Typed>
  </>
)
