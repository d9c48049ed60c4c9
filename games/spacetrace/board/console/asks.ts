// Who decides what, in one sentence; the viewer is spoken to

import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { detailsOf, matterOf } from '../../words/asking.ts'
import { underway } from '../../words/underway.ts'

export function asks(view: View, names: readonly string[], speech: Speech): string {
  const frame = view.pending.at(-1)
  if (!frame) return speech.say('spacetrace.ask.over')
  const going = underway(view, frame, speech)
  if (going !== null) return going
  const matter = matterOf(view, frame)
  const params = { who: names[frame.seat], ...detailsOf(view, frame, speech) }
  return frame.seat === view.viewer
    ? speech.say(`spacetrace.board.ask.${matter}`, params)
    : speech.say(`spacetrace.ask.${matter}`, params)
}
