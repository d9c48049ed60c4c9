import { Icon } from '../shell/icons.tsx'
import type { Speech } from '../text/index.ts'
import type { Streak } from './streak.ts'

/** Days in a row, and the last seven of them. */
export function Week({
  streak: { n, best, week },
  speech,
}: {
  readonly streak: Streak
  readonly speech: Speech
}) {
  const { say, lang } = speech
  const short = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  return (
    <div className="week">
      <p className="week-row">
        <b>{say('puzzle.streak', { n })}</b>
        <span>{say('puzzle.best', { n: best })}</span>
      </p>
      <ol>
        {week.map(({ day, how }) => (
          <li key={day} data-how={how ?? 'none'}>
            <span aria-hidden="true">{how === 'solved' && <Icon name="tick" />}</span>
            <small aria-hidden="true">{short.format(new Date(day))}</small>
            <span className="unseen">
              {long.format(new Date(day))}, {say(`puzzle.day.${how ?? 'none'}`)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
