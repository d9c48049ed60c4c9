import type { ResultProps } from '@sternentisch/grammar'
import { figure, nameAt, type Seat, type SeatNames } from '@sternentisch/kernel'
import { kitFor, seatsAt } from '../../reading/sight.ts'
import type { Event } from '../../reading/told.ts'
import type { StellarEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { wonBy } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { solarName } from '../../words/solar.ts'
import { SolarBody } from '../art/body.tsx'
import { Icon } from '../art/icons.tsx'
import { Figure } from '../cards/solar.tsx'
import { verdictOf } from './verdict.ts'
import './result.css'

/** How the match ended: every solar card that was won, in the sky of whoever won it. */
export function Result({ view, names, speech, events }: ResultProps<View, StellarEvent>) {
  const standings = events.filter((event) => event.kind === 'standing')
  const seats = seatsAt(view)
  const scores = view.result?.scores ?? standings.at(-1)?.scores ?? seats.map(() => 0)
  const ranked = kitFor(view).teams
    ? ([0, 2, 1, 3] as Seat[])
    : [...seats].sort((a, b) => scores[b] - scores[a])
  return (
    <section className="stellar st-result">
      <p className="st-result-verdict">{verdictOf(view, names, speech)}</p>
      <ol className="st-result-seats">
        {ranked.map((seat) => (
          <Account key={seat} view={view} seat={seat} names={names} speech={speech} scores={scores} />
        ))}
      </ol>
      {standings.length > 0 && <Course view={view} standings={standings} names={names} speech={speech} />}
    </section>
  )
}

interface AccountProps {
  readonly view: View
  readonly seat: Seat
  readonly names: SeatNames
  readonly speech: Speech
  readonly scores: readonly number[]
}

function Account({ view, seat, names, speech, scores }: AccountProps) {
  const { players, solar, teams } = kitFor(view)
  const won = view.zones[wonBy(players, seat)].cards
    .flatMap(({ face }) => solar[face] ?? [])
    .sort((a, b) => b.value - a.value || a.type - b.type)
  const wins = view.result?.winners.includes(seat) ?? false
  // ST-19.7: of a team the lower score counts.
  const counts = !teams || scores[seat] <= scores[(seat + 2) % 4]
  return (
    <li className={`st-account${wins ? ' st-account-wins' : ''}${counts ? '' : ' st-account-idle'}`}>
      <b className="st-account-score">
        <Figure text={figure(scores[seat])} />
      </b>
      <span className="st-account-name">
        <b>{nameAt(names, seat)}</b>
        {wins && (
          <span className="st-account-win">
            <Icon name="star" size={13} />
            {speech.say('stellar.board.result.winner')}
          </span>
        )}
        {teams && counts && <span>{speech.say('stellar.board.result.counts')}</span>}
      </span>
      <ul className="st-account-cards">
        {won.map(({ type, value }, at) => (
          <li key={at} className={value < 0 ? 'st-minus-card' : ''}>
            <SolarBody type={type} size={38} label={solarName(speech, type)} />
            <b>
              <Figure text={figure(value)} />
            </b>
          </li>
        ))}
        {won.length === 0 && <li className="st-account-none">{speech.say('stellar.unseen.none')}</li>}
      </ul>
    </li>
  )
}

interface CourseProps {
  readonly view: View
  readonly standings: readonly Event<'standing'>[]
  readonly names: SeatNames
  readonly speech: Speech
}

/** The scores after each scenario. */
const Course = ({ view, standings, names, speech }: CourseProps) => (
  <table className="st-course">
    <caption>{speech.say('stellar.board.result.course')}</caption>
    <thead>
      <tr>
        <td />
        {standings.map(({ scenario }) => (
          <th key={scenario} scope="col">
            {scenario}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {seatsAt(view).map((seat) => (
        <tr key={seat}>
          <th scope="row">{nameAt(names, seat)}</th>
          {standings.map(({ scenario, scores }) => (
            <td key={scenario}>
              <Figure text={figure(scores[seat])} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
