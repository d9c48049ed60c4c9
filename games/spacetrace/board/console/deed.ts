import { figuresNamed } from '../../reading/kit.ts'
import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { joinIn, passIn } from '../../words/moves.ts'

/** An action as the button that does it names it. */
export function deed(action: Action, view: View, speech: Speech): string {
  const { say } = speech
  const { kind } = action
  switch (kind) {
    case 'play':
    case 'give':
    case 'sacrifice':
      return say(`spacetrace.board.deed.${kind}`, { card: cardName(figuresNamed(view, action.card), speech) })
    case 'move':
    case 'aim':
    case 'order':
      return say(`spacetrace.board.deed.${kind}`)
    case 'trade':
      return say(`spacetrace.board.do.trade.${action.gain || 'mp'}`)
    case 'join':
      return say(`spacetrace.board.do.join.${joinIn(action)}`)
    case 'pass':
      return say(`spacetrace.board.do.pass.${passIn(action)}`)
    default:
      return say(`spacetrace.board.do.${kind}`)
  }
}
