import type { ResultProps } from '@sternentisch/grammar'
import { spentBy } from '../reading/ships.ts'
import type { View } from '../rules/view.ts'
import { PLAYERS } from '../rules/zones.ts'
import { verdict } from '../words/tell.ts'
import './board.css'

/** Who won, with how many rounds, and with which ships. */
export const Result = ({ view, names, speech }: ResultProps<View>) => (
  <div className="sample-result">
    {view.result && <p>{verdict(view, names, speech)}</p>}
    <ul>
      {PLAYERS.map((seat) => (
        <li key={seat} data-wins={view.result?.winners.includes(seat) || undefined}>
          <b>{names[seat]}</b>{' '}
          <span>
            {speech.say('sample.draw.won')} {view.won[seat]}
          </span>{' '}
          <small>{speech.say('sample.draw.spent', { ships: spentBy(view, seat).join(' ') || '–' })}</small>
        </li>
      ))}
    </ul>
  </div>
)
