// SF-1.4, SF-1.8: what is chosen before the first round
import { Preview } from '@sternentisch/grammar'
import { nameAt } from '@sternentisch/kernel'
import { nearSeat, SEATS } from '../../reading/seats.ts'
import { CHOSEN } from '../../rules/table.ts'
import { asks } from '../prompt/asks.ts'
import { useTable } from '../table/context.ts'
import { Cruisers } from './cruisers.tsx'
import { Composing, Draft } from './share.tsx'
import '../prompt/act.css'
import './yard.css'

/** Before the first round. */
export function Shipyard() {
  const { view, names, speech, kit } = useTable()
  const phase = view.pending.at(-1)?.kind
  return (
    <section className="sf-yard" aria-label={speech.say('starfighter.board.yard')}>
      <h2>{asks(view, names, speech)}</h2>
      <ul className="sf-yard-seats">
        {SEATS.map((seat) => {
          const cruiser = view.cruisers[seat]
          const ship = kit.ships[cruiser]
          return (
            <li key={seat} className={seat === nearSeat(view) ? 'sf-team-near' : 'sf-team-far'}>
              <b>{nameAt(names, seat)}</b>{' '}
              {ship?.cruiser.name ?? (cruiser === CHOSEN ? speech.say('starfighter.board.ready') : '…')}
            </li>
          )
        })}
      </ul>
      {phase === 'draft' ? <Draft /> : phase === 'compose' ? <Composing /> : <Cruisers />}
      <div className="sf-act">
        <Preview className="sf-preview" />
      </div>
    </section>
  )
}
