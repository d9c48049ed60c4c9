// Who decides what, in one sentence; the viewer is spoken to
import { nameAt, type SeatNames } from '@sternentisch/kernel'
import { kitFor } from '../../reading/cards.ts'
import { END } from '../../rules/action.ts'
import { listFor } from '../../rules/actions.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

export function asks(view: View, names: SeatNames, speech: Speech): string {
  const frame = view.pending.at(-1)
  if (!frame) return view.result ? speech.say('sternenfeuer.board.ask.over') : ''
  const matter =
    frame.kind === 'defence' ? 'defend' : frame.step === 'act' && frame.left === 0 ? 'finish' : frame.step
  const person = frame.seat === view.viewer ? 'you' : 'they'
  if (person === 'you' && isDone(view)) return speech.say('sternenfeuer.board.ask.you.done')
  return speech.say(`sternenfeuer.board.ask.${person}.${matter}`, { who: nameAt(names, frame.seat) })
}

/** Nothing is left but to end the turn. */
function isDone(view: View): boolean {
  const actions = listFor(kitFor(view), view)
  return actions.length === 1 && actions[0] === END
}
