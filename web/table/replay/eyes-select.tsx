import { labelled, type Viewer } from '@sternentisch/kernel'
import type { Speech } from '../../text/index.ts'
import { TableIcon } from '../icons.tsx'
import { calledAt } from '../names.ts'
import type { Notice } from '../recording.ts'

/** Whose knowledge is shown. Where there is nothing to choose, it is only said. */
export function EyesSelect({
  bill,
  viewer,
  viewers,
  speech,
  onViewer,
}: {
  readonly bill: Notice
  readonly viewer: Viewer
  readonly viewers: readonly Viewer[]
  readonly speech: Speech
  readonly onViewer: (viewer: Viewer) => void
}) {
  const { say } = speech
  const nameOf = (each: Viewer): string =>
    each === 'all'
      ? say('table.replay.open')
      : each === 'audience'
        ? say('table.replay.audience')
        : calledAt(bill, each, speech)
  if (viewers.length === 1)
    return (
      <p className="controls-eyes" title={say('table.replay.only')}>
        <TableIcon name="eye" />
        <span className="unseen">{labelled(speech.lang, say('table.replay.eyes'), '')}</span>
        {nameOf(viewer)}
      </p>
    )
  return (
    <label className="controls-eyes">
      <TableIcon name="eye" />
      <span className="unseen">{say('table.replay.eyes')}</span>
      <select
        value={String(viewer)}
        onChange={(event) =>
          onViewer(viewers.find((each) => String(each) === event.target.value) ?? viewers[0])
        }
      >
        {viewers.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
