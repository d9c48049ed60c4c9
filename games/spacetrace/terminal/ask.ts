import { nameOf } from '@sternentisch/kernel/terminal'
import { topFrame } from '../reading/frames.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { detailsOf, matterOf } from '../words/asking.ts'
import { underway } from '../words/underway.ts'
import type { Names } from './labels.ts'

/** One sentence on what is decided now: to the viewer, or about whoever decides. */
export function ask(view: View, speech: Speech, page: Names): string {
  const frame = topFrame(view)
  if (!frame) return speech.say('spacetrace.ask.over')
  const going = underway(view, frame, speech)
  if (going !== null) return going
  const form = frame.seat === view.viewer ? 'you' : 'ask'
  const params = { who: nameOf(page, frame.seat), ...detailsOf(view, frame, speech) }
  return speech.say(`spacetrace.${form}.${matterOf(view, frame)}`, params)
}
