import { figure, letterOf, nameAt, type Seat } from '@sternentisch/kernel'
import { decidersOf } from '../../reading/deciders.ts'
import { scoreOf } from '../../reading/sight.ts'
import { NOT_READY } from '../../rules/table.ts'
import type { Speech } from '../../text/index.ts'
import { Icon } from '../art/icons.tsx'
import { Figure } from '../cards/solar.tsx'
import { isPartner } from '../sectors/labels.ts'
import { useTable } from '../table/context.ts'
import './who.css'

/** What a player is doing, in one word. */
export function useDoing(seat: Seat): string {
  const { view, speech } = useTable()
  const own = seat === view.viewer
  const frame = view.pending.at(-1)
  if (frame?.kind === 'fleets') return pickingWord(frame.picks[seat] !== NOT_READY, own, speech)
  if (decidersOf(view).includes(seat)) return speech.say(`stellar.board.decides${own ? '.you' : ''}`)
  if (isPartner(view, seat)) return speech.say('stellar.board.partner')
  return speech.say(`stellar.board.waits${own ? '.you' : ''}`)
}

/** Beside a name: “Anna wählt”, but “Du wählst”. */
export function pickingWord(ready: boolean, own: boolean, { say }: Speech): string {
  if (ready) return say('stellar.draw.ready')
  return say(own ? 'stellar.board.picks.you' : 'stellar.draw.notReady')
}

export const useLight = (seat: Seat): 'ready' | 'busy' | 'idle' => {
  const { view } = useTable()
  const frame = view.pending.at(-1)
  if (frame?.kind === 'fleets') return frame.picks[seat] === NOT_READY ? 'busy' : 'ready'
  return decidersOf(view).includes(seat) ? 'busy' : 'idle'
}

export function Who({ seat }: { readonly seat: Seat }) {
  const { view, names } = useTable()
  const own = seat === view.viewer
  return (
    <span className={`st-who st-light-${useLight(seat)}`}>
      <span className={own ? 'st-mono st-mono-own' : 'st-mono'} aria-hidden="true">
        {own ? <Icon name="star" size={22} /> : letterOf(seat)}
        {isPartner(view, seat) && (
          <i className="st-mono-link">
            <Icon name="link" size={12} />
          </i>
        )}
      </span>
      <span className="st-who-words">
        <b>{nameAt(names, seat)}</b>
        <span>{useDoing(seat)}</span>
      </span>
    </span>
  )
}

export function Score({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useTable()
  return (
    <span className="st-score">
      <b>
        <Figure text={figure(scoreOf(view, seat))} />
      </b>
      <span>{speech.say('stellar.draw.points')}</span>
    </span>
  )
}
