import { nameAt, type Seat, type SeatNames, type Told } from '@sternentisch/kernel'
import { nearSeat } from '../../reading/seats.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { placeName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { tellOnBoard } from '../log/tell.ts'
import { isTelling } from '../table/memory.ts'
import { SIDE_SIGN } from '../words/reason.ts'
import type { TurningPoint } from './turning-point.ts'
import './deciding.css'
import '../table/sides.css'

interface DecidingProps {
  readonly view: View
  readonly names: SeatNames
  readonly speech: Speech
  readonly events: readonly Told<SternenfeuerEvent>[]
  readonly point: TurningPoint
  readonly replayAt: ((event: number) => string) | undefined
}

/** §11.9: the turn that decided the match: what happened in it, which places changed hands, and where to see it again. */
export function Deciding({ view, names, speech, events, point, replayAt }: DecidingProps) {
  const { turn, changes } = point
  const drawn = (view.result?.winners.length ?? 0) > 1
  const lines = events
    .slice(turn.first, turn.end)
    .filter((event) => isTelling(event) && !(event.kind === 'turnedUp' && event.why === 'end'))
    .flatMap((event) => tellOnBoard(event, view.viewer, names, speech, view.options) ?? [])
  return (
    <section className="sn-deciding">
      <h3>
        {speech.say(drawn ? 'sternenfeuer.board.levelled' : 'sternenfeuer.board.decided', {
          turn: turn.turn,
        })}
      </h3>
      <ul className="sn-deciding-changes">
        {changes.map(({ place, from, to }) => (
          <li key={place}>
            <b>{placeName(view, place, speech)}</b>
            <Holder {...{ view, names, speech }} holder={from} />
            <Icon name="next" size={14} label={speech.say('sternenfeuer.board.then')} />
            <Holder {...{ view, names, speech }} holder={to} />
          </li>
        ))}
      </ul>
      <ul className="sn-recent">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {replayAt && <a href={replayAt(turn.first)}>{speech.say('sternenfeuer.board.watchTurn')}</a>}
    </section>
  )
}

interface HolderProps {
  readonly view: View
  readonly names: SeatNames
  readonly speech: Speech
  readonly holder: Seat | null
}

function Holder({ view, names, speech, holder }: HolderProps) {
  const side = holder === null ? 'open' : holder === nearSeat(view) ? 'own' : 'foe'
  return (
    <span className={`sn-of-${side}`}>
      <Icon name={SIDE_SIGN[side]} size={14} />
      {holder === null ? speech.say('sternenfeuer.board.nobody') : nameAt(names, holder)}
    </span>
  )
}
