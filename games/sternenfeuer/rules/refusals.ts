// Why an action is not legal now: the rule that forbids it, from what the viewer knows
import { letterOf, type Refusal, type Seat } from '@sternentisch/kernel'
import { VALUES } from '../cards/index.ts'
import { no, refuse } from '../refuse.ts'
import type { Action } from './action.ts'
import { outline } from './actions.ts'
import { attackOf, mayLead } from './attack.ts'
import type { Op } from './designs.ts'
import type { Kit } from './kit.ts'
import { figureName } from './notation.ts'
import { isBlocked } from './places.ts'
import { type Defence, figureAt, indexOfFigure, isUp, type Looking, partnerOf, type Turn } from './table.ts'
import { reaches } from './transfer.ts'
import type { View } from './view.ts'
import { DISCARD, handOf, LIMBO, rowOf } from './zones.ts'

/** For an action that is not on the viewer's list. */
export function whyNot(kit: Kit, view: View, action: Action): Refusal {
  const { viewer } = view
  const frame = view.pending.at(-1)
  if (viewer === 'all' || viewer === 'audience') return refuse('watching')
  if (!frame) return no('SN-12.1', 'over')
  if (viewer > 1) return refuse('noSuchSeat', { seat: letterOf(viewer) })
  if (frame.seat !== viewer) {
    return frame.kind === 'defence'
      ? no('SN-6.1', 'defenderDecides', { seat: letterOf(frame.seat) })
      : no('SN-3.11', 'notYourTurn', { seat: letterOf(frame.seat) })
  }
  const look = outline(kit, view)
  return frame.kind === 'defence' ? whyNoDefence(look, frame, action) : whyNotNow(look, frame, action)
}

const nameOf = ({ kit }: Looking, design: number): string => kit.designs[design]?.id ?? '?'

const holds = ({ cards, kit }: Looking, zone: number, design: number): boolean =>
  cards.zones[zone].some((card) => kit.designOf[card] === design)

function whyNoDefence(look: Looking, frame: Defence, action: Action): Refusal {
  if (action.kind !== 'defend') return no('SN-6.1', 'defendOrPass')
  const card = nameOf(look, action.card)
  if (!holds(look, handOf(frame.seat), action.card)) return no('SN-6.1', 'notInHand', { card })
  if (look.kit.designs[action.card].kind !== 'defence') return no('SN-6.1', 'noDefenceCard', { card })
  const { value } = attackOf(look, look.kit.designOf[look.cards.zones[LIMBO][0]])
  return no('SN-6.1', `wrongDefence.${VALUES[value]}`, { card })
}

function whyNotNow(look: Looking, turn: Turn, action: Action): Refusal {
  if (turn.step === 'draw') {
    if (action.kind === 'decline') return no('SN-3.10', 'mustDraw')
    return no('SN-3.2', 'drawFirst')
  }
  if (action.kind === 'draw' || action.kind === 'decline') return no('SN-3.2', 'drawIsOver')
  if (action.kind === 'defend' || action.kind === 'pass') return no('SN-6.1', 'nothingToRepel')
  if (turn.step === 'end') {
    if (action.kind !== 'discard') return no('SN-3.8', 'discardDown')
    return no('SN-3.8', 'notInHand', { card: nameOf(look, action.card) })
  }
  if (action.kind === 'end') return no('SN-3.5', 'mustStep')
  if (action.kind === 'turnUp') return whyNoTurnUp(look, turn, action)
  if (turn.left === 0) return no('SN-3.7', 'noStepLeft')
  return whyNoStep(look, turn.seat, action)
}

/** Something is wrong with the figure that is named; null if it is the seat's own and there. */
function whyNotThatFigure(look: Looking, seat: Seat, action: Action, rule: string): Refusal | null {
  const name = figureName(action.seat, action.place, action.at)
  if (action.seat !== seat) return no(rule, 'notYours', { figure: name })
  return figureAt(look, action.seat, action.place, action.at) === undefined
    ? no(rule, 'noFigure', { figure: name })
    : null
}

function whyNoTurnUp(look: Looking, turn: Turn, action: Action): Refusal {
  const wrong = whyNotThatFigure(look, turn.seat, action, 'SN-4.4')
  if (wrong) return wrong
  const figure = figureName(action.seat, action.place, action.at)
  const card = figureAt(look, action.seat, action.place, action.at)
  if (isUp(look.cards, card)) return no('SN-4.4', 'isUp', { figure })
  return turn.turnedUp ? no('SN-4.4', 'oneTurnUp') : no('SN-4.4', 'justPlaced', { figure })
}

/** Which rule lets a card be used in this way. */
const RULE_OF: Readonly<Record<Op, string>> = {
  place: 'SN-4.1',
  reinforce: 'SN-7.1',
  couple: 'SN-8.1',
  attack: 'SN-5.1',
  transfer: 'SN-9.1',
  scout: 'SN-7.6',
  dismantle: 'SN-7.6',
  salvage: 'SN-7.6',
  extraSteps: 'SN-7.6',
}

function whyNoStep(look: Looking, seat: Seat, action: Action): Refusal {
  const card = nameOf(look, action.card)
  if (!holds(look, handOf(seat), action.card)) return no('SN-3.4', 'notInHand', { card })
  const op = action.kind as Op
  if (!look.kit.designs[action.card].uses.some((use) => use.op === op))
    return no(RULE_OF[op], 'otherUse', { card })
  switch (op) {
    case 'attack':
      return whyNoAttack(look, seat, action)
    case 'place':
      return no('SN-2.4', 'noEnds', { place: action.place + 1 })
    case 'reinforce':
      return whyNotThatFigure(look, seat, action, 'SN-7.1') ?? no('SN-7.1', 'otherUse', { card })
    case 'couple':
      return whyNoPair(look, seat, action)
    case 'transfer':
      return whyNoTransfer(look, seat, action)
    case 'scout':
      return no('SN-7.8', 'nothingHidden')
    case 'salvage':
      return whyNoSalvage(look, action)
    case 'dismantle':
      return no('SN-7.8', 'nothingToDismantle', {
        figure: figureName(action.seat, action.place, action.at),
        card: nameOf(look, action.other),
      })
    default:
      return no(RULE_OF[op], 'otherUse', { card })
  }
}

function whyNoAttack(look: Looking, seat: Seat, action: Action): Refusal {
  const wrong = whyNotThatFigure(look, seat, action, 'SN-5.1')
  if (wrong) return wrong
  const { place } = action
  const target = figureName(1 - seat, place, action.target)
  if (figureAt(look, 1 - seat, place, action.target) === undefined)
    return no('SN-5.2', 'noFigure', { figure: target })
  const figure = figureName(seat, place, action.at)
  const card = figureAt(look, seat, place, action.at)
  if (!isUp(look.cards, card)) return no('SN-4.3', 'isDown', { figure })
  const use = attackOf(look, action.card)
  if (!mayLead(look, card, use)) return no('SN-4.6', 'notReady', { figure })
  if (isBlocked(look, place, use.value))
    return no('SN-10.3', `blocked.${VALUES[use.value]}`, { place: place + 1 })
  return no('SN-5.2', 'noFigure', { figure: target })
}

function whyNoPair(look: Looking, seat: Seat, action: Action): Refusal {
  const { cards, kit } = look
  const wrong = whyNotThatFigure(look, seat, action, 'SN-8.1')
  if (wrong) return wrong
  const row = cards.zones[rowOf(seat, action.place)]
  for (const at of [action.at, action.at + 1]) {
    const index = indexOfFigure(kit, row, at)
    const figure = figureName(seat, action.place, at)
    if (index < 0) return no('SN-8.1', 'noFigure', { figure })
    if (!isUp(cards, row[index])) return no('SN-8.1', 'isDown', { figure })
    if (partnerOf(kit, row, index) !== 0) return no('SN-8.3', 'inPair', { figure })
  }
  return no('SN-8.1', 'otherUse', { card: nameOf(look, action.card) })
}

function whyNoTransfer(look: Looking, seat: Seat, action: Action): Refusal {
  const wrong = whyNotThatFigure(look, seat, action, 'SN-9.7')
  if (wrong) return wrong
  if (action.to === action.place) return no('SN-9.1', 'samePlace')
  const [use] = look.kit.designs[action.card].uses
  if (!reaches(look, use, action.to)) {
    return no('SN-9.2', 'outOfReach', { card: nameOf(look, action.card), place: action.to + 1 })
  }
  // Only an end can be wrong now: one is named, and there are no two to choose from.
  return no('SN-2.4', 'noEnds', { place: action.to + 1 })
}

function whyNoSalvage(look: Looking, action: Action): Refusal {
  const card = nameOf(look, action.other)
  return holds(look, DISCARD, action.other)
    ? no('SN-7.8', 'wrongKind', { card })
    : no('SN-7.8', 'notInDiscard', { card })
}
