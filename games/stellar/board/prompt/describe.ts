import { sentence } from '@sternentisch/kernel'
import type { Action } from '../../rules/action.ts'
import { shipsIn } from '../../rules/fleets.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { describeAction } from '../../words/moves.ts'
import { shipList } from '../../words/ships.ts'

/** An action as a sentence of its own; a fleet with the names of its ships. */
export function describe(action: Action, view: View, speech: Speech): string {
  const text =
    action.kind === 'fleet' && action.fleet > 0
      ? speech.say('stellar.move.fleet', { ships: shipList(speech, shipsIn(action.fleet)) })
      : describeAction(action, view, speech)
  return sentence(text, speech)
}
