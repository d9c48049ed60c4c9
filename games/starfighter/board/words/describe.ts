import type { Speech } from '@sternentisch/kernel'
import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'
import { describeAction } from '../../terminal/describe.ts'
import { sentence } from '../names.ts'
import { onScreen } from '../reading.ts'

/** An action as a sentence of its own; left and right as they are on this screen. */
export function describe(action: Action, view: View, speech: Speech): string {
  const seen =
    action.kind === 'shift' || action.kind === 'order' ? { ...action, to: onScreen(view, action.to) } : action
  if (action.kind === 'pass') return speech.say('starfighter.board.pass')
  if (action.kind === 'shift')
    return speech.say(
      ['starfighter.board.shift.left', 'starfighter.board.shift.stay', 'starfighter.board.shift.right'][
        seen.to + 1
      ],
    )
  return sentence(describeAction(seen, view, speech), speech)
}
