import './cost-curve.css'
import type { CardFile, DeckCounts } from '../../cards/index.ts'
import type { Speech } from '../../text/index.ts'

/** Where each column begins, in MP. */
const STEPS: readonly number[] = [0, 50, 100, 150, 200]
const COLUMN = 44
const TALLEST = 40

/** How many cards there are to pay for in each column. */
export function curveOf({ cards }: CardFile, deck: DeckCounts): readonly number[] {
  const columns = STEPS.map(() => 0)
  for (const card of cards)
    if (card.type === 'ship' || card.type === 'tactic' || card.type === 'commander')
      columns[STEPS.findLastIndex((from) => card.mp >= from)] += (deck[card.id] as number | undefined) ?? 0
  return columns
}

interface CurveProps {
  readonly set: CardFile
  readonly deck: DeckCounts
  readonly speech: Speech
}

/** What the cards of a deck cost: cheap ones at the left, dear ones at the right. */
export function CostCurve({ set, deck, speech }: CurveProps) {
  const columns = curveOf(set, deck)
  const most = Math.max(1, ...columns)
  const last = STEPS.length - 1
  const nameOf = (at: number): string => (at === last ? `${STEPS[at]}+` : `${STEPS[at]}–${STEPS[at + 1] - 1}`)
  const label = columns.map((count, at) => `${nameOf(at)} MP: ${count}`).join(', ')
  return (
    <figure className="sp-deck-curve">
      <figcaption>{speech.say('spacetrace.board.deck.curve')}</figcaption>
      <svg width={STEPS.length * COLUMN} height={TALLEST + 34} role="img" aria-label={label}>
        {columns.map((count, at) => {
          const [x, height] = [at * COLUMN, (count / most) * TALLEST]
          return (
            <g key={STEPS[at]}>
              <rect x={x + 3} y={16 + TALLEST - height} width={COLUMN - 6} height={Math.max(1, height)} />
              <text x={x + COLUMN / 2} y={12 + TALLEST - height}>
                {count}
              </text>
              <text className="sp-deck-cost" x={x + COLUMN / 2} y={TALLEST + 30}>
                {nameOf(at).replace(/–.*/, '')}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
