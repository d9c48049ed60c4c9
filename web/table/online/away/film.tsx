import { unbroken } from '@sternentisch/grammar'
import type { Speech } from '../../../text/index.ts'
import { TableIcon } from '../../icons.tsx'
import type { LogEntry } from '../../log/log.ts'
import { Sheet } from '../../side/sheet.tsx'

/** So many moves are told one by one. */
const TOLD = 4

/** What happened while somebody was away, as this seat may know it; and the same on the board. */
export function Film({
  entries,
  since,
  moves,
  yours,
  speech,
  onDone,
}: {
  readonly entries: readonly LogEntry[]
  readonly since: number
  readonly moves: number
  readonly yours: boolean
  readonly speech: Speech
  /** True: the board shows it. */
  readonly onDone: (shown: boolean) => void
}) {
  const { say } = speech
  const missed = entries.filter(({ index }) => index >= since)
  const told = missed.slice(-TOLD)
  const more = missed.length - told.length
  return (
    <Sheet title={say('at.film')} speech={speech} onClose={() => onDone(false)}>
      <p className="film-count">{say('at.film.moves', { n: moves - since })}</p>
      {more > 0 && <p className="film-more">{say('at.film.more', { n: more })}</p>}
      <ol className="film">
        {told.map(({ index, lines }) => (
          <li key={index}>
            <span className="log-number">{index + 1}</span>
            <span>
              {lines.map(({ words, at, times }) => (
                <span key={at} className="film-line">
                  {unbroken(words)} {times > 1 && <b>× {times}</b>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div className="film-buttons">
        <button type="button" className="button main" onClick={() => onDone(true)}>
          <TableIcon name="play" />
          {say('at.film.play')}
        </button>
        <button type="button" className="button" onClick={() => onDone(false)}>
          {say(yours ? 'at.film.yours' : 'at.film.table')}
        </button>
      </div>
    </Sheet>
  )
}
