import { nameAt, type SeatNames } from '@sternentisch/kernel'
// Who decides what, in one sentence; the viewer is spoken to
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

export function asks(view: View, names: SeatNames, speech: Speech): string {
  const frame = view.pending.at(-1)
  if (!frame) return view.result ? speech.say('sternenfeuer.board.ask.over') : ''
  const matter =
    frame.kind === 'defence' ? 'defend' : frame.step === 'act' && frame.left === 0 ? 'finish' : frame.step
  const person = frame.seat === view.viewer ? 'you' : 'they'
  return speech.say(`sternenfeuer.board.ask.${person}.${matter}`, { who: nameAt(names, frame.seat) })
}
