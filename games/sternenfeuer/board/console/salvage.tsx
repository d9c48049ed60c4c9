import { Spot } from '@sternentisch/grammar'
import { designOf } from '../../reading/cards.ts'
import { cardName } from '../../words/names.ts'
import { Face } from '../rail/face.tsx'
import { useTable } from '../table/context.ts'
import './salvage.css'

/** The cards of the discard pile that the picked card can bring back. */
export function Salvage({ card }: { readonly card: number }) {
  const { view, speech, choice } = useTable()
  const found = (choice?.actions ?? [])
    .filter((action) => action.kind === 'salvage' && action.card === card)
    .map(({ other }) => other)
  return (
    <ul className="sn-salvage" aria-label={speech.say('sternenfeuer.board.salvage')}>
      {found.map((design) => (
        <li key={design}>
          <Spot
            as="div"
            className="sn-salvage-card"
            parts={[`take ${designOf(view, design).id}`]}
            label={speech.say('sternenfeuer.board.takeBack', { card: cardName(design, speech) })}
          >
            <Face design={design} />
            <span>{cardName(design, speech)}</span>
          </Spot>
        </li>
      ))}
    </ul>
  )
}
