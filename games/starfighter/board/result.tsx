import type { GameEvent, Seat, Speech, Told } from '@sternentisch/kernel'
import type { StarfighterEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import { figure } from '../terminal/words.ts'
import { CruiserFace } from './art/faces.tsx'
import { Track } from './band.tsx'
import { Fall, hullsBy } from './hull-graph.tsx'
import { cruiserName, nameAt } from './names.ts'
import { nearSeat, shipOf } from './reading.ts'
import { StatisticsTable } from './statistics.tsx'
import { verdictOf } from './words/verdict.ts'

interface ResultProps {
  readonly view: unknown
  readonly names: readonly string[]
  readonly speech: Speech
  readonly events: readonly Told<GameEvent>[]
}

/** How the match ended: both cruisers, what is left of them, and how their hulls fell round by round. */
export function Result({ view: given, names, speech, events }: ResultProps) {
  const view = given as View
  const near = nearSeat(view)
  const told = events as readonly Told<StarfighterEvent>[]
  const rounds = hullsBy(view, told)
  return (
    <section className="starfighter sf-result">
      <p className="sf-verdict">{verdictOf(view, names, speech)}</p>
      <ol className="sf-result-seats">
        {([near, 1 - near] as Seat[]).map((seat) => {
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
      {told.length > 0 && <StatisticsTable events={told} near={near} names={names} speech={speech} />}
      {rounds.length > 1 && <Fall rounds={rounds} near={near} names={names} speech={speech} />}
    </section>
  )
}
