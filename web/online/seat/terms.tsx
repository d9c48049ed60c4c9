import type { AnyGame } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import { Icon } from '../../shell/icons.tsx'
import { modeOf } from '../../table/names.ts'
import type { Speech } from '../../text/index.ts'
import { clockWords, unusualWords } from '../table-words.ts'

/** Under which conditions one would play: mode, clock, for points or not, and what is not as usual. */
export function Terms({
  game,
  notice,
  speech,
}: {
  /** Null until it is here: only then is it known what is usual. */
  readonly game: AnyGame | null
  readonly notice: Notice
  readonly speech: Speech
}) {
  const mode = modeOf(notice, speech)
  const unusual = game ? unusualWords(game, notice, speech) : []
  return (
    <>
      <ul className="meta">
        {mode && (
          <li>
            <Icon name="players" />
            {mode}
          </li>
        )}
        <li>
          <Icon name="clock" />
          {clockWords(notice.clock, speech)}
        </li>
        {notice.rated && (
          <li>
            <Icon name="tick" />
            {speech.say('lobby.rated')}
          </li>
        )}
      </ul>
      {unusual.length > 0 && <p className="unusual">{unusual.join(' · ')}</p>}
    </>
  )
}
