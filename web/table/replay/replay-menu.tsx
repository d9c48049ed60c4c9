import type { Reader, Seat } from '@sternentisch/kernel'
import { addressOf } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { ShareItems } from '../menu/share-items.tsx'
import { calledAt } from '../names.ts'
import type { Recording } from '../recording.ts'
import { Sheet } from '../side/sheet.tsx'
import { playersWith } from './play-on.ts'

/** What can be done with a match that is being shown. */
export function ReplayMenu({
  recording,
  seen,
  at,
  running,
  speech,
  onClose,
}: {
  readonly recording: Recording
  /** As far as it is shown to whoever looks. */
  readonly seen: Reader
  readonly at: number
  /** It is being played on this device. */
  readonly running: boolean
  readonly speech: Speech
  readonly onClose: () => void
}) {
  const { say } = speech
  const { viewer, seats, match } = seen.bill
  const release = recording.release(running)
  // A branch of a running match has the same cards: played to its end, it would lay them open.
  const playable = release !== null && (at < seen.scenes.length || !seen.standing?.result)
  const offered = typeof viewer === 'number' ? [viewer] : seats
  const playOn = (own: Seat): void => recording.playOn(at, playersWith(own, seen.bill, speech))
  return (
    <Sheet title={say('table.menu')} speech={speech} onClose={onClose}>
      <ul className="menu">
        {playable &&
          offered.map((seat) => (
            <li key={seat}>
              <button type="button" className="button" onClick={() => playOn(seat)}>
                {say('table.replay.playOn', { who: calledAt(seen.bill, seat, speech) })}
              </button>
            </li>
          ))}
        {release ? (
          <ShareItems release={release} speech={speech} />
        ) : (
          <li className="menu-note">{say('table.replay.waits')}</li>
        )}
        {!seen.standing?.result && <li className="menu-note">{say('review.open.running')}</li>}
        {running && (
          <li>
            <a className="button" href={addressOf({ name: 'table', match })}>
              {say('table.result.toTable')}
            </a>
          </li>
        )}
        <li>
          <a className="button" href="#/replay">
            {say('table.replay.other')}
          </a>
        </li>
        <li>
          <a className="button" href="#/">
            {say('table.home')}
          </a>
        </li>
      </ul>
    </Sheet>
  )
}
