import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { shortName } from '../../words/names.ts'

/** An action as the button that does it names it. */
export function deed({ kind, card, other }: Action, _view: View, speech: Speech): string {
  const { say } = speech
  switch (kind) {
    case 'discard':
    case 'defend':
      return say(`sternenfeuer.board.deed.${kind}`, { card: shortName(card, speech) })
    case 'dismantle':
      return say('sternenfeuer.board.deed.dismantle', { card: shortName(other, speech) })
    case 'salvage':
      return say('sternenfeuer.board.takeBack', { card: shortName(other, speech) })
    case 'scout':
    case 'extraSteps':
      return say(`sternenfeuer.board.way.use.${kind}`)
    case 'draw':
    case 'decline':
    case 'pass':
    case 'end':
      return say(`sternenfeuer.board.decide.${kind}`)
    default:
      return say(`sternenfeuer.board.can.${kind}`)
  }
}
