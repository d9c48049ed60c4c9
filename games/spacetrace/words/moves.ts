import { figuresNamed, kitFor } from '../reading/kit.ts'
import type { Action } from '../rules/action.ts'
import { REINFORCEMENT } from '../rules/figures.ts'
import { tradeValue } from '../rules/trade.ts'
import { glimpse, type View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { copyName, gist, nameOfId } from './cards.ts'

type Joining = Exclude<Action['join'], 'unasked'>

/** How the extra fleet fights by this answer. */
export const joinIn = ({ join }: Action): Joining => (join === 'unasked' ? 'out' : join)

/** How long this passes for. */
export const passIn = ({ pass }: Action): Exclude<Action['pass'], ''> => pass || 'once'

/** `play Fighter: I, 100×1/1, 120 MP` */
export function describeAction(action: Action, view: View, speech: Speech): string {
  switch (action.kind) {
    case 'play': {
      const figures = figuresNamed(view, action.card)
      const key = figures.kind === REINFORCEMENT ? 'spacetrace.move.reinforce' : 'spacetrace.move.play'
      return speech.say(key, { card: nameOfId(view, speech, action.card), gist: gist(figures, speech) })
    }
    case 'give':
      return speech.say('spacetrace.move.give', { card: nameOfId(view, speech, action.card) })
    case 'move':
    case 'aim':
    case 'sacrifice':
    case 'order':
      return speech.say(`spacetrace.move.${action.kind}`, { card: copyName(view, speech, action) })
    case 'trade':
      return action.gain === 'mp'
        ? speech.say('spacetrace.move.tradeMp', { n: valueOfTrade(view) })
        : speech.say('spacetrace.move.tradeCard')
    case 'join':
      return speech.say(`spacetrace.move.join.${joinIn(action)}`)
    case 'pass':
      return speech.say(`spacetrace.move.pass.${passIn(action)}`)
    default:
      return speech.say(`spacetrace.move.${action.kind}`)
  }
}

function valueOfTrade(view: View): number {
  const table = glimpse(view)
  const seat = view.viewer === 1 ? 1 : 0
  return tradeValue({ table, cards: table.cards, kit: kitFor(view) }, seat)
}
