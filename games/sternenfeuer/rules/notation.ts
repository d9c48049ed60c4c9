// §11.5: moves and events in notation. Places count from 1, figures from their owner's left, `a` and `b` are the seats.
import type { Told } from '@sternentisch/kernel'
import { cardAt } from '../cards/index.ts'
import { type Action, NO_END } from './action.ts'
import type { SternenfeuerEvent } from './events.ts'

/** `a2.1`: the first figure of seat A at place 2. */
export const figureName = (seat: number, place: number, at: number): string =>
  `${'ab'[seat]}${place + 1}.${at + 1}`

const ENDS = ['', '<', '>']

const idOf = (design: number): string => (design < 0 ? '' : cardAt(design).id)

export function writeAction(action: Action): string {
  const { seat, place, at } = action
  const card = idOf(action.card)
  const other = idOf(action.other)
  const figure = figureName(seat, place, at)
  switch (action.kind) {
    case 'draw':
      return '+'
    case 'decline':
      return '-'
    case 'end':
      return '.'
    case 'pass':
      return 'D-'
    case 'defend':
      return `D ${card}`
    case 'discard':
      return `X ${card}`
    case 'turnUp':
      return `U ${figure}`
    case 'place':
      return `P ${card}@${place + 1}${ENDS[action.end + 1]}`
    case 'reinforce':
      return `R ${card}>${figure}`
    case 'couple':
      return `K ${card}>${figure}&${figureName(seat, place, at + 1)}`
    case 'attack': {
      const sign = cardAt(action.card).kind === 'action' ? 'A' : 'V'
      return `${sign} ${card}:${figure}x${figureName(1 - seat, place, action.target)}`
    }
    case 'transfer':
      return `T ${card}:${figure}>${action.to + 1}${ENDS[action.end + 1]}`
    case 'scout':
    case 'extraSteps':
      return `V ${card}`
    case 'dismantle':
      return `V ${card}:${figure}=${other}`
    case 'salvage':
      return `V ${card}:${other}`
  }
}

/** The picks that build an action, one after the other: a card, figures, a place, a word. */
export function partsOf(action: Action): readonly string[] {
  const { seat, place, at } = action
  const card = idOf(action.card)
  const other = idOf(action.other)
  const named = figureName(seat, place, at)
  const end = action.end === NO_END ? [] : [ENDS[action.end + 1]]
  switch (action.kind) {
    case 'place':
      return [card, String(place + 1), ...end]
    case 'reinforce':
      return [card, named, 'attach']
    case 'couple':
      return [card, named, figureName(seat, place, at + 1)]
    case 'attack':
      return [card, named, figureName(1 - seat, place, action.target)]
    case 'transfer':
      return [card, named, String(action.to + 1), ...end]
    case 'dismantle':
      return [card, named, other]
    case 'salvage':
      // Not the bare name: an equal card may be in the hand.
      return [card, `take ${other}`]
    case 'scout':
    case 'extraSteps':
      return [card, 'use']
    case 'discard':
      return [card, 'discard']
    case 'defend':
      return [card]
    case 'turnUp':
      return [named, 'turnUp']
    default:
      return [action.kind]
  }
}

type ToldFigure = { seat: number; place: number; at: number; figure: number | null }

export function writeTold(event: Told<SternenfeuerEvent>): string | null {
  const id = (design: number | null): string => (design === null ? '?' : cardAt(design).id)
  const named = ({ seat, place, at }: ToldFigure): string => figureName(seat, place, at)
  switch (event.kind) {
    case 'drawn':
      return event.card === null ? '+' : `+${id(event.card)}`
    case 'declined':
      return '-'
    case 'placed':
      return `P ${id(event.figure)}@${event.place + 1} ${named(event)}`
    case 'turnedUp':
      return `U ${named(event)}=${id(event.figure)}`
    case 'reinforced':
      return `R ${id(event.card)}>${named(event)}`
    case 'coupled':
      return `K ${id(event.card)}>${named(event.left)}&${named(event.right)}`
    case 'attacked':
      return `${cardAt(event.card).kind === 'action' ? 'A' : 'V'} ${id(event.card)}:${named(event.attacker)}x${named(event.target)}`
    case 'passed':
      return 'D-'
    case 'repelled':
      return `D ${id(event.card)}`
    case 'compared':
      return `{${event.attacking.total}:${event.defending.total}}`
    case 'lost':
      return `{${named(event)} lost}`
    case 'transferred':
      return `T ${id(event.card)}>${named(event)}`
    case 'scouted':
    case 'hurried':
      return `V ${id(event.card)}`
    case 'dismantled':
      return `V ${id(event.card)}:${named(event)}=${id(event.removed)}`
    case 'salvaged':
      return `V ${id(event.card)}:${id(event.taken)}`
    case 'discarded':
      return `X ${id(event.card)}`
    case 'ended':
      return '.'
    default:
      return null
  }
}
