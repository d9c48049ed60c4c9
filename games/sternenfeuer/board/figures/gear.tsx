import { Spot } from '@sternentisch/grammar'
import { designOf } from '../../reading/cards.ts'
import type { Figure } from '../../reading/figures.ts'
import { nearSeat } from '../../reading/seats.ts'
import { cardName } from '../../words/names.ts'
import { useTable } from '../table/context.ts'
import { partsAt } from '../table/where.ts'
import { Bonus } from './bonus.tsx'
import './gear.css'

/** Reinforcements tucked under the outer edge. */
export function Gear({ figure }: { readonly figure: Figure }) {
  const { view, speech, choice } = useTable()
  if (figure.reinforcements.length === 0) return null
  return (
    <div className="sn-gear" data-many={figure.reinforcements.length > 1 || undefined}>
      {figure.reinforcements.map(({ design, handle }) => (
        <Spot
          key={handle}
          as="span"
          className="sn-tab"
          data-travel={`card ${handle}`}
          data-travel-from={figure.seat === nearSeat(view) ? `own ${design}` : `hand ${figure.seat}`}
          parts={partsAt(choice, figure.name, designOf(view, design).id)}
          label={`${cardName(design, speech)}, ${speech.say('sternenfeuer.board.under', { figure: cardName(figure.face, speech) })}`}
        >
          <b>{cardName(design, speech)}</b>
          <Bonus values={designOf(view, design).values} />
        </Spot>
      ))}
    </div>
  )
}
