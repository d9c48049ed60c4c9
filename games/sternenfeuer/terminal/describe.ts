import type { Seat, Speech } from '@sternentisch/kernel'
import { type Action, LEFT, NO_END } from '../rules/action.ts'
import { attackOf } from '../rules/attack.ts'
import { otherSeat } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { fightWords } from './fight.ts'
import { figuresAt, lookAt, type Sighted } from './sight.ts'
import { cardLabel, figureWords, placeName } from './words.ts'

/** How cards and figures are called where an action is described. */
export interface Calling {
  card(design: number): string
  figure(figure: Sighted): string
}

/** By what is typed for them. */
const typed = (speech: Speech): Calling => ({
  card: (design) => cardLabel(speech, design),
  figure: (figure) => figureWords(speech, { ...figure, figure: figure.design }),
})

export const describeAction = (action: Action, view: View, speech: Speech): string =>
  describeCalling(action, view, speech, typed(speech))

export function describeCalling(action: Action, view: View, speech: Speech, calling: Calling): string {
  const { seat, place, at, end } = action
  const card = action.card < 0 ? '' : calling.card(action.card)
  const other = action.other < 0 ? '' : calling.card(action.other)
  const named = (who: number, which: number): string =>
    calling.figure(figuresAt(view, who as Seat, place)[which])
  const say = (key: string, params: Record<string, string | number> = {}): string =>
    speech.say(`sternenfeuer.move.${key}`, { card, ...params }) +
    (end === NO_END
      ? ''
      : ` ${speech.say(end === LEFT ? 'sternenfeuer.move.left' : 'sternenfeuer.move.right')}`)
  switch (action.kind) {
    case 'place':
      return say('place', { place: placeName(speech, view, place) })
    case 'reinforce':
      return say('reinforce', { figure: named(seat, at) })
    case 'couple':
      return say('couple', { left: named(seat, at), right: named(seat, at + 1) })
    case 'attack': {
      const own = figuresAt(view, seat as Seat, place)[at]
      const target = figuresAt(view, otherSeat(seat), place)[action.target]
      const totals = fightWords(view, own, target, attackOf(lookAt(view), action.card))
      const figures = { figure: named(seat, at), target: named(1 - seat, action.target) }
      return say('attack', { ...figures, totals })
    }
    case 'transfer':
      return say('transfer', { figure: named(seat, at), place: placeName(speech, view, action.to) })
    case 'dismantle':
      return say('dismantle', { figure: named(seat, at), other })
    case 'salvage':
      return say('salvage', { other })
    case 'turnUp':
      return say('turnUp', { figure: named(seat, at) })
    default:
      return say(action.kind)
  }
}
