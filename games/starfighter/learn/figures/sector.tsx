import { Chevrons } from '../../board/art/marks.tsx'
import { Pictogram } from '../../board/art/pictograms.tsx'
import { CardDrawing, STRIP, WIDTH } from './card.tsx'
import { describeStack, stackFrom } from './lying.ts'
import type { FigureProps } from './pieces.tsx'
import './sector.css'

interface SectorProps extends FigureProps {
  /** From the bottom to the top: `0-26b 1-12 2-08{u1}`. */
  readonly stack: string
  /** Slots drawn at least; the empty ones show their level. */
  readonly slots?: number
  /** Levels with a draw symbol, which is covered once its slot is taken. */
  readonly draws?: readonly number[]
  /** The other side: its cards grow downwards. */
  readonly enemy?: boolean
  /** Halves to point out, by card and side: `2-08 up`. */
  readonly lit?: readonly string[]
  readonly label?: string
}

/** A sector with its overlapping cards, as on the board. */
export function Sector({
  speech,
  stack,
  slots = 0,
  draws = [],
  enemy = false,
  lit = [],
  label,
}: SectorProps) {
  const cards = stackFrom(stack)
  const room = Math.max(slots, cards.length, 1)
  const height = (room + 1) * STRIP
  /** Where strip k begins: counted from the owner's edge. */
  const top = (strip: number): number => (enemy ? strip * STRIP : height - (strip + 1) * STRIP)
  const told = describeStack(
    speech,
    cards,
    draws.filter((level) => level >= cards.length),
  )
  return (
    <svg
      className={`sf-fig-sector ${enemy ? 'sf-fig-enemy' : 'sf-fig-own'}`}
      viewBox={`-1 -1 ${WIDTH + 2} ${height + 2}`}
      width={WIDTH + 2}
      height={height + 2}
      role="img"
      aria-label={label ? `${label}. ${told}` : told}
    >
      {Array.from({ length: room }, (_, slot) => (
        <g key={slot} className="sf-fig-slot">
          <rect
            x="0.5"
            y={Math.min(top(slot), top(slot + 1)) + 0.5}
            width={WIDTH - 1}
            height={2 * STRIP - 1}
            rx="6"
          />
          {slot >= cards.length && slot > 0 && (
            <Chevrons level={slot} x={WIDTH / 2 - 7} y={top(slot + 1) + STRIP / 2 - 4 - 3 * slot} size={14} />
          )}
          {slot >= cards.length && draws.includes(slot) && (
            <Pictogram symbol="draw" x={WIDTH - 36} y={top(slot + 1) + STRIP / 2 - 12} />
          )}
        </g>
      ))}
      {cards.map((card, slot) => (
        <CardDrawing
          key={card.card.id}
          card={card}
          enemy={enemy}
          up={top(slot + 1)}
          low={top(slot)}
          covered={slot < cards.length - 1}
          lit={lit}
        />
      ))}
    </svg>
  )
}
