import { sentence } from '@sternentisch/kernel'
import { onScreen } from '../../reading/columns.ts'
import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { describeAction } from '../../words/describe.ts'
import { wayWord } from './way.ts'

/** An action as a sentence of its own; left and right as they are on this screen. */
export function describe(action: Action, view: View, speech: Speech): string {
  const seen =
    action.kind === 'shift' || action.kind === 'order' ? { ...action, to: onScreen(view, action.to) } : action
  if (action.kind === 'pass') return speech.say('starfighter.board.pass')
  if (action.kind === 'shift') return speech.say(wayWord('shift', seen.to))
  return sentence(describeAction(seen, view, speech), speech)
}
