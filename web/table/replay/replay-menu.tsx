import type { Match, Speech, Viewer } from '@sternentisch/kernel'
import { playOnFrom } from '../../matches/continue.ts'
import { sitDown } from '../../matches/sit-down.ts'
import type { Player } from '../../matches/store.ts'
import { NORMAL } from '../../new-table/levels.ts'
import { addressOf } from '../../shell/router.ts'
import { Release } from '../menu/share.ts'
import { ShareItems } from '../menu/share-items.tsx'
import { nameAt } from '../names.ts'
import { Sheet } from '../side/sheet.tsx'

/** What can be done with a match that is being shown. */
export function ReplayMenu({
  match,
  at,
  viewer,
  running,
  speech,
  onClose,
}: {
  readonly match: Match
  readonly at: number
  readonly viewer: Viewer
  /** It is being played on this device. */
  readonly running: boolean
  readonly speech: Speech
  readonly onClose: () => void
}) {
  const { say } = speech
  const release = Release.of(match, { running })
  // A branch of a running match has the same cards: played to its end, it would lay them open.
  const playable = release !== null && (at < match.steps.length || match.result === null)
  const seats = typeof viewer === 'number' ? [viewer] : match.seats
  const playOn = (own: number): void => {
    const players = match.seats.map(
      (seat): Player =>
        seat === own
          ? { kind: 'person', name: nameAt(match, seat), budget: 0 }
          : { kind: 'bot', name: nameAt(match, seat), budget: NORMAL },
    )
    sitDown(playOnFrom(match, at, players))
  }
  return (
    <Sheet title={say('table.menu')} speech={speech} onClose={onClose}>
      <ul className="menu">
        {playable &&
          seats.map((seat) => (
            <li key={seat}>
              <button type="button" className="button" onClick={() => playOn(seat)}>
                {say('table.replay.playOn', { who: nameAt(match, seat) })}
              </button>
            </li>
          ))}
        {release ? (
          <ShareItems release={release} speech={speech} />
        ) : (
          <li className="menu-note">{say('table.replay.waits')}</li>
        )}
        {running && (
          <li>
            <a className="button" href={addressOf({ name: 'table', match: match.opening.id })}>
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
