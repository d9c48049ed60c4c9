import './states.css'
import { firingOf, jammedIn, type ShipCard } from '../../reading/ships.ts'
import { whyFiring } from '../../words/firing.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'

/** Where a tile has no line for its figures: AP that are not as printed, and how many ships are jammed. */
export function States({ card }: { readonly card: ShipCard }) {
  const { view, speech } = useTable()
  const { printed, now } = firingOf(view, card)
  const jammed = jammedIn(card.ship.runs)
  if (now === printed && jammed === 0) return null
  return (
    <span className="sp-states">
      {now !== printed && (
        <b title={whyFiring(view, card, speech) ?? undefined}>
          <em>AP</em> {now}
        </b>
      )}
      {jammed > 0 && (
        <b className="sp-jammed" title={speech.say('spacetrace.board.jammedShort', { n: jammed })}>
          <Icon name="jam" size={11} />
          {jammed}
        </b>
      )}
    </span>
  )
}
