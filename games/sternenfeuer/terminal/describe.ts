import type { Seat } from '@sternentisch/kernel'
import { type Action, LEFT, NO_END } from '../rules/action.ts'
import { attackOf } from '../rules/attack.ts'
import { otherSeat } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
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

/** What it does, and at which end of a row where that matters. */
export function describeCalling(action: Action, view: View, speech: Speech, calling: Calling): string {
  const words = moveWords(action, view, speech, calling)
  if (action.end === NO_END) return words
  return `${words} ${speech.say(action.end === LEFT ? 'sternenfeuer.move.left' : 'sternenfeuer.move.right')}`
}

function moveWords(action: Action, view: View, speech: Speech, calling: Calling): string {
  const { say } = speech
  const { seat, place, at } = action
  const card = action.card < 0 ? '' : calling.card(action.card)
  const other = action.other < 0 ? '' : calling.card(action.other)
  const named = (who: number, which: number): string =>
    calling.figure(figuresAt(view, who as Seat, place)[which])
  switch (action.kind) {
    case 'place':
      return say('sternenfeuer.move.place', { card, place: placeName(speech, view, place) })
    case 'reinforce':
      return say('sternenfeuer.move.reinforce', { card, figure: named(seat, at) })
    case 'couple':
      return say('sternenfeuer.move.couple', { card, left: named(seat, at), right: named(seat, at + 1) })
    case 'attack': {
      const own = figuresAt(view, seat as Seat, place)[at]
      const target = figuresAt(view, otherSeat(seat), place)[action.target]
      const totals = fightWords(view, own, target, attackOf(lookAt(view), action.card))
      const figures = { figure: named(seat, at), target: named(1 - seat, action.target) }
      return say('sternenfeuer.move.attack', { card, ...figures, totals })
    }
    case 'transfer': {
      const to = placeName(speech, view, action.to)
      return say('sternenfeuer.move.transfer', { card, figure: named(seat, at), place: to })
    }
    case 'dismantle':
      return say('sternenfeuer.move.dismantle', { card, figure: named(seat, at), other })
    case 'salvage':
      return say('sternenfeuer.move.salvage', { card, other })
    case 'turnUp':
      return say('sternenfeuer.move.turnUp', { figure: named(seat, at) })
    default:
      return say(`sternenfeuer.move.${action.kind}`, { card })
  }
}
