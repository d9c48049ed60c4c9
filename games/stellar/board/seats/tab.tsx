import { figure, letterOf, nameAt, type Seat } from '@sternentisch/kernel'
import { scoreOf } from '../../reading/sight.ts'
import { opponentsOf } from '../../reading/viewpoint.ts'
import { discardOf, fleetOf, handOf, reserveOf } from '../../rules/zones.ts'
import { MiniBack } from '../art/back.tsx'
import { Icon } from '../art/icons.tsx'
import { Figure } from '../cards/solar.tsx'
import { isPartner } from '../sectors/labels.ts'
import { useTable } from '../table/context.ts'
import { useDoing, useLight } from './who.tsx'
import './tab.css'

/** On a phone: the score, the name, and what counts in the smallest signs. */
export function Tab({ seat, own = false }: { readonly seat: Seat; readonly own?: boolean }) {
  const { view, names, speech } = useTable()
  // Among four players there is room for a figure only, and nothing is said by leaving it out.
  const few = opponentsOf(view).length > 2
  const counts = (
    [
      ['fleet', view.zones[fleetOf(seat)].size],
      ['reserve', view.zones[reserveOf(seat)].size],
      ['discard', view.zones[discardOf(seat)].size],
    ] as const
  ).filter(([word, n]) => !(own && word === 'fleet') && !(few && n === 0))
  const fleets = view.pending.at(-1)?.kind === 'fleets'
  const doing = useDoing(seat)
  return (
    <section
      className={`st-tab st-light-${useLight(seat)}${own ? ' st-tab-own' : ''}`}
      aria-label={nameAt(names, seat)}
    >
      <b className="st-tab-score">
        <Figure text={figure(scoreOf(view, seat))} />
      </b>
      <span className="st-tab-words">
        <b>
          {!own && <i aria-hidden="true">{letterOf(seat)}</i>}
          <span>{nameAt(names, seat)}</span>
          {isPartner(view, seat) && <Icon name="link" size={12} />}
        </b>
        <span className="st-tab-counts">
          {fleets && <span>{doing}</span>}
          {!own && !fleets && (
            <span className="st-minis" data-travel-place={`hand ${seat}`}>
              {view.zones[handOf(seat)].cards.map(({ back }, at) => (
                <MiniBack key={at} back={back} width={12} />
              ))}
            </span>
          )}
          {!fleets &&
            counts.map(([word, n]) => (
              <span key={word} className={`st-tab-${word}`} data-travel-place={`${word} ${seat}`}>
                {n} <span className="st-tab-word">{speech.say(`stellar.draw.${word}`)}</span>
              </span>
            ))}
        </span>
      </span>
    </section>
  )
}
