import type { ResultProps } from '@sternentisch/grammar'
import { figure, nameAt } from '@sternentisch/kernel'
import { nearSeat, shipOf } from '../../reading/seats.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { other } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Spoken } from '../../text/index.ts'
import { cruiserName } from '../../words/names.ts'
import { CruiserFace } from '../art/faces.tsx'
import { Track } from '../fleet/band.tsx'
import { Fall, hullsBy } from './hull-graph.tsx'
import { StatisticsTable } from './statistics.tsx'
import { verdictOf } from './verdict.ts'
import './result.css'

/** How the match ended: both cruisers, what is left of them, and how their hulls fell round by round. */
export function Result({ view, names, speech, events }: Spoken<ResultProps<View, StarfighterEvent>>) {
  const near = nearSeat(view)
  const rounds = hullsBy(view, events)
  return (
    <section className="starfighter sf-result">
      <p className="sf-verdict">{verdictOf(view, names, speech)}</p>
      <ol className="sf-result-seats">
        {[near, other(near)].map((seat) => {
          const ship = shipOf(view, seat)
          const won = view.result?.winners.includes(seat) ?? false
          return (
            <li
              key={seat}
              className={`${seat === near ? 'sf-team-near' : 'sf-team-far'}${won ? ' sf-won' : ''}`}
            >
              {ship && <CruiserFace cruiser={ship.cruiser.id} />}
              <div>
                <strong>{cruiserName(view, names, seat)}</strong>
                <span>{nameAt(names, seat)}</span>
              </div>
              <b>{figure(view.hull[seat])}</b>
              {ship && (
                <Track
                  hull={view.hull[seat]}
                  most={ship.cruiser.hull}
                  risk={0}
                  label={speech.say('starfighter.board.hullOf', {
                    hull: figure(view.hull[seat]),
                    most: ship.cruiser.hull,
                  })}
                />
              )}
            </li>
          )
        })}
      </ol>
      {events.length > 0 && <StatisticsTable events={events} near={near} names={names} speech={speech} />}
      {rounds.length > 1 && <Fall rounds={rounds} near={near} names={names} speech={speech} />}
    </section>
  )
}
