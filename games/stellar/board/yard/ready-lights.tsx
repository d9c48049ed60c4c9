import { nameAt } from '@sternentisch/kernel'
import { seatsAt } from '../../reading/sight.ts'
import { NOT_READY } from '../../rules/table.ts'
import { Icon } from '../art/icons.tsx'
import { asks } from '../prompt/asks.ts'
import { useTable } from '../table/context.ts'
import './ready-lights.css'

/** Who is ready, and who is still picking. */
export function ReadyLights() {
  const { view, names, speech } = useTable()
  const frame = view.pending.at(-1)
  if (frame?.kind !== 'fleets') return null
  return (
    <header className="st-yard-head">
      <h2>{asks(view, names, speech)}</h2>
      <ul className="st-lights">
        {seatsAt(view).map((seat) => {
          const ready = frame.picks[seat] !== NOT_READY
          return (
            <li key={seat} className={ready ? 'st-ready' : 'st-picking'}>
              <i aria-hidden="true">{ready && <Icon name="check" size={11} />}</i>
              {nameAt(names, seat)}
              <span>{speech.say(ready ? 'stellar.draw.ready' : 'stellar.draw.notReady')}</span>
            </li>
          )
        })}
      </ul>
    </header>
  )
}
