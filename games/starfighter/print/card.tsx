import { PLAIN, Typed } from '@sternentisch/grammar/print'
import { Chevrons } from '../board/art/marks.tsx'
import { Pictogram } from '../board/art/pictograms.tsx'
import { Formation, Wing, wingOf } from '../board/art/wings.tsx'
import type { Card, HalfFace, StarfighterCards } from '../cards/index.ts'
import type { CardSymbol } from '../reading/symbols.ts'
import { CALL, FIGURE } from './style.ts'

const HALF = 44

function symbolOf({ effects: [effect], shields, forceField }: HalfFace): CardSymbol | null {
  if (effect) return effect
  if (shields > 0) return `shields${shields as 2 | 3 | 4}`
  return forceField ? 'forceField' : null
}

interface HalfProps {
  readonly half: HalfFace
  readonly wing: number
  readonly top: number
  readonly level?: number
  readonly name?: string
}

/** What is printed in a half: the number is the largest thing on it. */
function Half({ half, wing, top, level = 0, name }: HalfProps) {
  const symbol = symbolOf(half)
  const { fighters } = half
  return (
    <g transform={`translate(0 ${top})`}>
      {top === 0 ? (
        <rect x="3.600" y="3.500" width="1.200" height="37" />
      ) : (
        <rect x="3.750" y="3.500" width=".9" height="37" fill="none" stroke="#000" strokeWidth=".3" />
      )}
      {level > 0 && (
        <g color="#fff">
          <rect x="6.500" y="3.500" width="7.500" height="9" rx=".8" />
          <Chevrons level={level} size={5} x={7.75} y={8 - (5 * (6 * level + 6)) / 28} />
        </g>
      )}
      {fighters > 0 && (
        <Typed x={7} y={33.5} size={23} face={FIGURE}>
          {String(fighters)}
        </Typed>
      )}
      {fighters > 0 && (
        <Formation count={fighters} wing={wing} width={symbol ? 20 : 34} x={21} y={symbol ? 18.5 : 13} />
      )}
      {symbol && <Pictogram symbol={symbol} size={16.5} x={fighters > 0 ? 43 : 24} y={15} />}
      {fighters === 0 && !symbol && name !== undefined && (
        <Typed x={33} y={27} size={4.4} face={CALL} anchor="middle" fill="#777" spacing={0.1}>
          {name.toUpperCase()}
        </Typed>
      )}
    </g>
  )
}

export function Front({ card }: { readonly card: Card }) {
  const wing = wingOf(card.number)
  const covered = symbolOf(card.upper)
  const { fighters } = card.upper
  return (
    <>
      <Half half={card.upper} wing={wing} top={0} level={card.level} name={card.name} />
      <path d="M3.600 44H59.400" stroke="#000" strokeWidth=".3" fill="none" />
      <Half half={card.lower} wing={wing} top={HALF} name={card.name} />
      {fighters > 0 && (
        <>
          <Typed x={7} y={84} size={3}>
            {String(fighters)}
          </Typed>
          <svg aria-hidden="true" viewBox="0 0 24 24" x="9.200" y="81.500" width="3" height="3">
            <Wing wing={wing} size={24} />
          </svg>
        </>
      )}
      {covered && <Pictogram symbol={covered} size={3.4} x={fighters > 0 ? 13.2 : 7} y={81.3} />}
      <Typed x={47.5} y={84} size={3} face={CALL} anchor="end">
        {card.name}
      </Typed>
      {card.colour === 'green' ? (
        <circle cx="50.200" cy="83" r=".95" />
      ) : (
        <rect x="49.400" y="82.200" width="1.600" height="1.600" fill="none" stroke="#000" strokeWidth=".4" />
      )}
      <Typed x={59.4} y={84} size={3} face={{ ...PLAIN, weight: 600 }} anchor="end">
        {card.id}
      </Typed>
    </>
  )
}

/** Slanting lines that go on from card to card, so that no cut shows. */
const HATCH = Array.from({ length: 45 }, (_, at) => {
  const x = (at - 27) * 3.5
  return `M${x} 91.500L${x + 94.5} -3`
}).join('')

const MARK = 'M14 4.500l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z'

export const Back = ({ back }: { readonly back: StarfighterCards['back'] }) => (
  <>
    <path d={HATCH} stroke="#999" strokeWidth=".15" fill="none" />
    <rect x="2.500" y="2.500" width="58" height="39" rx="2" fill="#fff" stroke="#000" strokeWidth=".3" />
    <Half half={back.upper} wing={3} top={0} />
    {back.lower.fighters > 0 ? (
      <>
        <rect x="2.500" y="46.500" width="58" height="39" rx="2" fill="#fff" stroke="#000" strokeWidth=".3" />
        <Half half={back.lower} wing={3} top={HALF} />
      </>
    ) : (
      <svg aria-hidden="true" viewBox="0 0 28 28" x="23" y="57.500" width="17" height="17">
        <circle cx="14" cy="14" r="12.500" fill="#fff" stroke="#000" strokeWidth=".9" />
        <path d="M3 18.500C9 14.500 19 14.500 25 18.500" fill="none" stroke="#000" strokeWidth=".9" />
        <path d={MARK} />
      </svg>
    )}
  </>
)
