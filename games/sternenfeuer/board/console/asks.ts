// Who decides what, in one sentence; the viewer is spoken to
import { nameAt, type SeatNames } from '@sternentisch/kernel'
import { kitFor } from '../../reading/cards.ts'
import { END } from '../../rules/action.ts'
import { listFor } from '../../rules/actions.ts'
import { HAND_SIZE, type Turn } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { handOf, LIMBO } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'

export function asks(view: View, names: SeatNames, speech: Speech): string {
  const frame = view.pending.at(-1)
  if (!frame) return view.result ? speech.say('sternenfeuer.board.ask.over') : ''
  const matter = frame.kind === 'defence' ? 'defend' : stepOf(view, frame)
  const person = frame.seat === view.viewer ? 'you' : 'they'
  if (person === 'you' && isDone(view)) return speech.say('sternenfeuer.board.ask.you.done')
  return speech.say(`sternenfeuer.board.ask.${person}.${matter}`, { who: nameAt(names, frame.seat) })
}

/**
 * While something is told, a turn stands where the rules have just taken it: a step is over only when its attack is settled, and at
 * the end of a turn nobody discards who holds no more than is allowed.
 */
function stepOf(view: View, { step, left, seat }: Turn) {
  if (step === 'end') return view.zones[handOf(seat)].size > HAND_SIZE ? 'end' : 'ending'
  const fighting = view.zones[LIMBO].size > 0
  return step === 'act' && left === 0 && !fighting ? 'finish' : step
}

/** Nothing is left but to end the turn. */
function isDone(view: View): boolean {
  const actions = listFor(kitFor(view), view)
  return actions.length === 1 && actions[0] === END
}
