import { figure, nameAt } from '@sternentisch/kernel'
import { kitFor } from '../../reading/sight.ts'
import type { Event } from '../../reading/told.ts'
import type { Homecoming } from '../../rules/events.ts'
import { CLASS_OF, SHIP_NAMES } from '../../rules/ships.ts'
import { solarName } from '../../words/solar.ts'
import { SolarBody } from '../art/body.tsx'
import { Icon } from '../art/icons.tsx'
import { ShipCard } from '../cards/ship.tsx'
import { Figure } from '../cards/solar.tsx'
import { useTable } from '../table/context.ts'
import './sector-report.css'

/** One sector: its cards, who won it and why, and where the ships went. */
export function SectorReport({ event }: { readonly event: Event<'sector'> }) {
  const { speech, names, view } = useTable()
  const { solar } = kitFor(view)
  const { winner, points, reason, settlement, ships } = event
  const count = ships
    .map(({ seat }) => settlement[seat])
    .sort((a, b) => b - a)
    .join(' : ')
  const won = winner === null ? 'st-lost' : winner === view.viewer ? 'st-won-own' : 'st-won-foe'
  return (
    <li className={`st-report-sector ${won}`}>
      <b className="st-report-number">{event.sector + 1}</b>
      <ul className="st-report-cards">
        {event.cards.map((face, at) => {
          const card = solar[face]
          if (!card) return null
          return (
            <li key={at}>
              <SolarBody type={card.type} size={44} label={solarName(speech, card.type)} />
              <span>
                <b>
                  <Figure text={figure(card.value)} />
                </b>
                {card.fortified && <Icon name="shield" size={13} />}
                {card.fortified && (
                  <span className="st-hidden-text">{speech.say('stellar.board.fortified')}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="st-report-verdict">
        <b>
          {winner === null
            ? speech.say('stellar.board.state.nobody')
            : winner === view.viewer
              ? speech.say('stellar.board.youWin')
              : speech.say('stellar.board.theyWin', { who: nameAt(names, winner) })}
        </b>
        <span>{speech.say(`stellar.board.reason.${reason}`, { count })}</span>
      </div>
      <ul className="st-report-homes">
        {ships.map((home) => (
          <Home key={home.seat} home={home} event={event} />
        ))}
      </ul>
      <b className="st-report-points">{winner === null ? '–' : <Figure text={figure(points)} />}</b>
    </li>
  )
}

function Home({ home, event }: { readonly home: Homecoming; readonly event: Event<'sector'> }) {
  const { speech, names } = useTable()
  const why =
    home.to === 'discard'
      ? 'stellar.board.home.spent'
      : home.seat === event.winner
        ? 'stellar.board.home.shield'
        : 'stellar.board.home.back'
  return (
    <li>
      <span className="st-report-who">{nameAt(names, home.seat)}</span>
      <span className="st-report-fate">
        {home.ships.map((ship, at) => (
          <ShipCard
            key={at}
            ship={ship}
            back={CLASS_OF[ship]}
            look="open"
            width={30}
            speech={speech}
            label={SHIP_NAMES[ship]}
          />
        ))}
        <small className={home.to === 'discard' ? 'st-spent' : ''}>
          {home.seat === event.winner && home.to === 'reserve' && <Icon name="shield" size={12} />}
          {speech.say(why)}
        </small>
      </span>
    </li>
  )
}
