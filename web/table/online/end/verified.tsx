import type { Notice } from '@sternentisch/wire'
import { Icon } from '../../../shell/icons.tsx'
import type { Speech } from '../../../text/index.ts'
import type { Recording } from '../../recording.ts'

/** The cards were shuffled before anybody chose anything: what was promised then is what lies open now. */
export function Verified({
  recording,
  notice: { commitment },
  speech: { say },
}: {
  readonly recording: Recording
  readonly notice: Notice
  readonly speech: Speech
}) {
  const kept = recording.readerFor('audience').bill.commitment === commitment
  return (
    <details className="promise" data-broken={kept ? undefined : ''}>
      <summary>
        {kept && <Icon name="tick" />}
        {say(kept ? 'at.promise.kept' : 'at.promise.broken')}
      </summary>
      <p>{say('at.promise.why')}</p>
      <code>{commitment}</code>
    </details>
  )
}
