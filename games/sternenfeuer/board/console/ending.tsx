import { placesFor } from '../../reading/figures.ts'
import { placeName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { reasonOf, SIDE_SIGN, sideOf } from '../words/reason.ts'
import { verdictOf } from '../words/verdict.ts'
import './lens.css'
import './ending.css'
import '../table/sides.css'

/** Once it is over: who won, and what decided each place. */
export function Ending() {
  const { view, names, speech, standings } = useTable()
  return (
    <div className="sn-about sn-ending">
      <h3>{verdictOf(view, names, speech)}</h3>
      <ul>
        {placesFor(view).map((place) => {
          const side = sideOf(view, standings[place])
          return (
            <li key={place} className={`sn-of-${side}`}>
              <Icon name={SIDE_SIGN[side]} size={14} />
              <b>{placeName(view, place, speech)}</b>
              <span>{reasonOf(view, standings[place], names, speech)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
