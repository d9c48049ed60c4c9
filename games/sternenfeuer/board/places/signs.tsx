import { placeCard, placeDesign } from '../../reading/cards.ts'
import { valueName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import './signs.css'

/** On a phone the text of a place shrinks to its signs. */
export function PlaceSigns({ place }: { readonly place: number }) {
  const { view, speech } = useTable()
  const { blocked, arriveFaceUp, loneDefenderBonus, admits } = placeDesign(view, place)
  const demands = placeCard(view, place).effects.flatMap((effect) =>
    effect.op === 'arrivalRequirement' ? effect.anyOf : [],
  )
  return (
    <span className="sn-place-signs" aria-hidden="true">
      {VALUE_KEYS.map((key, at) =>
        blocked & (1 << at) ? (
          <span key={key} title={valueName(view, at, speech)}>
            <ValueSymbol value={key} size={13} /> {speech.say('sternenfeuer.board.silentShort')}
          </span>
        ) : null,
      )}
      {arriveFaceUp && (
        <span>
          <Icon name="eye" size={13} /> {speech.say('sternenfeuer.board.arriveOpen')}
        </span>
      )}
      {loneDefenderBonus > 0 && (
        <span>
          <Icon name="shield" size={13} /> {speech.say('sternenfeuer.board.lone', { n: loneDefenderBonus })}
        </span>
      )}
      {admits &&
        demands.map(({ value, min }) => (
          <span key={value}>
            <ValueSymbol value={value} size={12} /> {min}+
          </span>
        ))}
    </span>
  )
}
