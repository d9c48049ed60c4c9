import { nameAt } from '@sternentisch/kernel'
import { kitFor, seatsAt } from '../../reading/sight.ts'
import { NOT_READY } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { Icon } from '../art/icons.tsx'
import { asks } from '../prompt/asks.ts'
import { pickingWord } from '../seats/who.tsx'
import { useTable } from '../table/context.ts'
import './ready-lights.css'

/** What the match is about, for whoever has never sent a fleet. */
const goalIn = (view: View, speech: Speech): string => {
  const goal = view.options.mode === 'tandem' ? 'goalInTeams' : 'goal'
  return speech.say(`stellar.board.${goal}`, { n: kitFor(view).scenarios })
}

/** Who is ready, and who is still picking. */
export function ReadyLights() {
  const { view, names, speech } = useTable()
  const frame = view.pending.at(-1)
  if (frame?.kind !== 'fleets') return null
  return (
    <header className="st-yard-head">
      <h2>{asks(view, names, speech)}</h2>
      {view.scenario === 1 && <p className="st-yard-goal">{goalIn(view, speech)}</p>}
      <ul className="st-lights">
        {seatsAt(view).map((seat) => {
          const ready = frame.picks[seat] !== NOT_READY
          return (
            <li key={seat} className={ready ? 'st-ready' : 'st-picking'}>
              <i aria-hidden="true">{ready && <Icon name="check" size={11} />}</i>
              {nameAt(names, seat)}
              <span>{pickingWord(ready, seat === view.viewer, speech)}</span>
            </li>
          )
        })}
      </ul>
    </header>
  )
}
