import type { Seat } from '@sternentisch/kernel'
import type { Gunnery } from '../../reading/attack/gunnery.ts'
import { CLASSES, NUMERALS } from '../../reading/classes.ts'
import { kitFor } from '../../reading/kit.ts'
import { sideOf } from '../../reading/seats.ts'
import { baseLp } from '../../reading/ships.ts'
import { pointsAt } from '../../rules/score.ts'
import type { View } from '../../rules/view.ts'
import { discardOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { Segments } from '../fleets/gauge.tsx'

interface SideProps {
  readonly view: View
  readonly seat: Seat
  readonly name: string
  readonly gunnery: Gunnery
  readonly speech: Speech
}

/** One player: the Base, what was wrecked, what its guns did. */
export function Side({ view, seat, name, gunnery, speech }: SideProps) {
  const { figures } = kitFor(view)
  const foe: Seat = seat === 0 ? 1 : 0
  const lp = baseLp(view, seat)
  const wrecks = view.zones[discardOf(foe)].cards
    .map(({ face }) => figures[face])
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
  const fallen = baseLp(view, foe) === 0 ? figures.find(({ card }) => card.type === 'base') : undefined
  return (
    <div className={`sp-result-side sp-${sideOf(view, seat)}`}>
      <header>
        <b>{name}</b>
        {kitFor(view).scoring === 'wrecked' && (
          <span>{speech.say('spacetrace.board.points', { n: pointsAt(view, seat) })}</span>
        )}
      </header>
      <p className="sp-result-base">
        <span className="unseen">{speech.say('spacetrace.board.baseLp', { n: lp })}</span>
        <b className="sp-display" aria-hidden="true">
          {lp}
        </b>
        <small aria-hidden="true">LP</small>
      </p>
      <Segments now={lp} after={lp} />
      <h3>{speech.say('spacetrace.board.wrecked')}</h3>
      <ul>
        {fallen && (
          <li>
            <ClassBadge rank={4} size={16} />
            {cardName(fallen, speech)}
            <b>{fallen.worth}</b>
          </li>
        )}
        {wrecks.map((each, at) => (
          <li key={`${each.id} ${at}`}>
            <ClassBadge rank={each.class} size={16} />
            {cardName(each, speech)}
            <b>{each.worth}</b>
          </li>
        ))}
        {wrecks.length === 0 && !fallen && <li>{speech.say('spacetrace.board.noWrecks')}</li>}
      </ul>
      {gunnery.best && (
        <>
          <h3>{speech.say('spacetrace.board.damageDone')}</h3>
          <ul className="sp-result-guns">
            {CLASSES.map((each) => (
              <li key={each}>
                <ClassBadge
                  rank={each}
                  size={16}
                  label={speech.say('spacetrace.board.class', { class: NUMERALS[each] })}
                />
                <b>{gunnery.damage[seat][each]}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
