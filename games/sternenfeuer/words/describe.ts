// What an action does, in one sentence: the same for the terminal and the board

import { type Figure, figureOf, rowAt, seatOf, targetOf } from '../reading/figures.ts'
import { attackTotals } from '../reading/totals.ts'
import { type Action, LEFT, NO_END } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { placeName } from './names.ts'

/** How cards and figures are called where an action is described. */
interface Calling {
  card(design: number): string
  figure(figure: Figure): string
}

/** What it does, and at which end of a row where that matters. */
export function describe(action: Action, view: View, speech: Speech, calling: Calling): string {
  const words = moveWords(action, view, speech, calling)
  if (action.end === NO_END) return words
  return `${words} ${speech.say(action.end === LEFT ? 'sternenfeuer.move.left' : 'sternenfeuer.move.right')}`
}

function moveWords(action: Action, view: View, speech: Speech, calling: Calling): string {
  const { say } = speech
  const card = action.card < 0 ? '' : calling.card(action.card)
  const other = action.other < 0 ? '' : calling.card(action.other)
  const figure = (): string => calling.figure(figureOf(view, action))
  switch (action.kind) {
    case 'place':
      return say('sternenfeuer.move.place', { card, place: placeName(view, action.place, speech) })
    case 'reinforce':
      return say('sternenfeuer.move.reinforce', { card, figure: figure() })
    case 'couple': {
      const right = rowAt(view, seatOf(action), action.place)[action.at + 1]
      return say('sternenfeuer.move.couple', { card, left: figure(), right: calling.figure(right) })
    }
    case 'attack': {
      const target = calling.figure(targetOf(view, action))
      const totals = attackTotals(view, action)
      return say('sternenfeuer.move.attack', { card, figure: figure(), target, totals })
    }
    case 'transfer': {
      const to = placeName(view, action.to, speech)
      return say('sternenfeuer.move.transfer', { card, figure: figure(), place: to })
    }
    case 'dismantle':
      return say('sternenfeuer.move.dismantle', { card, figure: figure(), other })
    case 'salvage':
      return say('sternenfeuer.move.salvage', { card, other })
    case 'turnUp':
      return say('sternenfeuer.move.turnUp', { figure: figure() })
    default:
      return say(`sternenfeuer.move.${action.kind}`, { card })
  }
}
