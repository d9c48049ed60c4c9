import { Chevrons, Damage, Turned } from '../../board/art/marks.tsx'
import { Pictogram } from '../../board/art/pictograms.tsx'
import { Formation, wingOf } from '../../board/art/wings.tsx'
import type { Lying, LyingHalf } from './lying.ts'
import './sector.css'

export const WIDTH = 112
/** Half the height of a card. */
export const STRIP = 52

interface CardDrawingProps {
  readonly card: Lying
  readonly enemy: boolean
  /** Where its two halves begin. */
  readonly up: number
  readonly low: number
  readonly covered: boolean
  readonly lit: readonly string[]
}

export function CardDrawing({ card, enemy, up, low, covered, lit }: CardDrawingProps) {
  const isLit = (half: 'up' | 'low'): boolean => lit.includes(`${card.card.id} ${half}`)
  const y = Math.min(up, low)
  return (
    <g className={card.back ? 'sf-fig-back' : undefined}>
      <rect className="sf-fig-card" x="0" y={y} width={WIDTH} height={2 * STRIP} rx="6" />
      {!covered && <HalfDrawing card={card} half={card.up} y={up} enemy={enemy} lit={isLit('up')} />}
      <HalfDrawing card={card} half={card.low} y={low} enemy={enemy} lit={isLit('low')} />
      <rect className="sf-fig-rim" x="0" y={y} width={WIDTH} height={2 * STRIP} rx="6" />
      {card.turned && (
        <g className="sf-fig-turned">
          <Turned x={6} y={low + STRIP - 18} size={13} />
        </g>
      )}
    </g>
  )
}

interface HalfDrawingProps {
  readonly card: Lying
  readonly half: LyingHalf
  readonly y: number
  readonly enemy: boolean
  readonly lit: boolean
}

/** Number of undamaged fighters, the formation, the symbol. */
function HalfDrawing({ card, half, y, enemy, lit }: HalfDrawingProps) {
  const { fighters, hits, symbol, printed, shieldHits } = half
  const alone = fighters === 0
  // The ID stands below the content of the printed lower half.
  const middle = y + STRIP / 2 - (printed === 'lower' && !card.back ? 4 : 0)
  const symbolX = alone ? WIDTH / 2 - 14 : WIDTH - 33
  return (
    <g className={`sf-fig-half sf-fig-${printed}`}>
      <rect className="sf-fig-ground" x="3" y={y + 1} width={WIDTH - 4} height={STRIP - 2} rx="4" />
      {fighters > 0 && (
        <>
          <text className="sf-fig-count" x="21" y={middle + 9}>
            {fighters - hits}
          </text>
          <Formation
            count={fighters}
            wing={wingOf(card.card.number)}
            hits={hits}
            down={enemy !== card.turned}
            width={symbol ? 40 : 54}
            x={symbol ? 38 : 45}
            y={middle - (symbol ? 12 : 16.5)}
          />
        </>
      )}
      {symbol && <Pictogram symbol={symbol} size={28} x={symbolX} y={middle - 14} />}
      {Array.from({ length: shieldHits }, (_, at) => (
        <Damage key={at} size={13} x={symbolX + 7 + (at - (shieldHits - 1) / 2) * 8} y={middle - 6.5} />
      ))}
      {alone && !symbol && !card.back && (
        <text className="sf-fig-name" x={WIDTH / 2} y={middle + 4}>
          {card.card.name}
        </text>
      )}
      {printed === 'upper' && !card.back && card.card.level > 0 && (
        <g className="sf-fig-level">
          <path d={`M3 ${y + 1}h16v${6 + card.card.level * 5}l-3 3h-13Z`} />
          <Chevrons level={card.card.level} size={9} x={6} y={y + 3} />
        </g>
      )}
      {printed === 'lower' && !card.back && (
        <text className={`sf-fig-id sf-fig-${card.card.colour}`} x={WIDTH - 6} y={y + STRIP - 5}>
          {card.card.colour === 'green' ? '●' : '■'} {card.card.id}
        </text>
      )}
      {lit && <rect className="sf-fig-lit" x="2" y={y + 2} width={WIDTH - 4} height={STRIP - 4} rx="4" />}
    </g>
  )
}
