// SN-7 Reinforcement
import { EVERYBODY, move, type Seat, show } from '@sternentisch/kernel'
import {
  type Action,
  dismantleAction,
  extraStepsAction,
  reinforceAction,
  salvageAction,
  scoutAction,
} from './action.ts'
import type { Use } from './designs.ts'
import type { EventFigure } from './events.ts'
import { discardFromHand, figureOf, indexInHand } from './leaving.ts'
import type { Survey } from './survey.ts'
import { groupEnd, indexOfFigure, isUp, type Looking, otherSeat, type Playing, type Turn } from './table.ts'
import { DISCARD, handOf, PLACE_NUMBERS, rowOf } from './zones.ts'

/** SN-7.1, SN-7.3, SN-7.5: under any own figure, face up or down. */
export function listReinforcing(seat: Seat, design: number, { own }: Survey, found: Action[]): void {
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    for (let at = 0; at < own[place]; at++) found.push(reinforceAction(design, seat, place, at))
  }
}

export const countReinforcing = ({ own }: Survey): number => own[0] + own[1] + own[2]

/** The so-manyth of the list. */
export function nthReinforcing(seat: Seat, design: number, { own }: Survey, n: number): Action {
  let at = n
  let place = 0
  while (at >= own[place]) at -= own[place++]
  return reinforceAction(design, seat, place, at)
}

/** SN-7.1: the newest lies below the older ones, above a collective. */
export function reinforce(playing: Playing, seat: Seat, { card: design, place, at }: Action): void {
  const { cards, kit, tell } = playing
  const zone = rowOf(seat, place)
  const row = cards.zones[zone]
  const index = indexOfFigure(kit, row, at)
  const end = groupEnd(kit, row, index)
  const below = kit.isCollective[row[end - 1]] ? end - 1 : end
  const card = move(cards, kit.layout, handOf(seat), indexInHand(playing, seat, design), zone, below)
  show(cards, card, EVERYBODY) // SN-2.2
  tell?.({ kind: 'reinforced', card: design, ...figureOf(playing, seat, place, index) })
}

/** SN-7.8: needs a face-down opposing figure. */
export function listScouting({ cards, kit }: Looking, seat: Seat, design: number, found: Action[]): void {
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = cards.zones[rowOf(1 - seat, place)]
    for (let index = 0; index < row.length; index++) {
      if (!kit.isFigure[row[index]] || isUp(cards, row[index])) continue
      found.push(scoutAction(design))
      return
    }
  }
}

/** SN-7.8: for these eyes only, and for good. */
export function scout(playing: Playing, seat: Seat, design: number): void {
  const { cards, kit, tell } = playing
  const foe = otherSeat(seat)
  const seen: EventFigure[] = []
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = cards.zones[rowOf(foe, place)]
    for (let index = 0; index < row.length; index++) {
      if (!kit.isFigure[row[index]] || isUp(cards, row[index])) continue
      show(cards, row[index], 1 << seat)
      if (tell) seen.push(figureOf(playing, foe, place, index))
    }
  }
  tell?.({ kind: 'scouted', seat, card: design, seen })
  discardFromHand(playing, seat, design)
}

/** SN-7.8: every opposing reinforcement and collective on the board; equal ones under one figure are one choice. */
export function listDismantling({ cards, kit }: Looking, seat: Seat, design: number, found: Action[]): void {
  const foe = 1 - seat
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = cards.zones[rowOf(foe, place)]
    let at = -1
    let figure = -1
    for (let index = 0; index < row.length; index++) {
      if (kit.isFigure[row[index]]) {
        at++
        figure = index
      } else if (!isRepeated(kit.designOf, row, figure, index))
        found.push(dismantleAction(design, foe, place, at, kit.designOf[row[index]]))
    }
  }
}

const isRepeated = (
  designOf: readonly number[],
  row: readonly number[],
  figure: number,
  index: number,
): boolean => {
  for (let before = figure + 1; before < index; before++)
    if (designOf[row[before]] === designOf[row[index]]) return true
  return false
}

export function dismantle(playing: Playing, seat: Seat, { card: design, place, at, other }: Action): void {
  const { cards, kit, tell } = playing
  const foe = otherSeat(seat)
  const zone = rowOf(foe, place)
  const row = cards.zones[zone]
  const figure = indexOfFigure(kit, row, at)
  let index = figure + 1
  while (kit.designOf[row[index]] !== other) index++
  const told = tell ? figureOf(playing, foe, place, figure) : null
  const card = move(cards, kit.layout, zone, index, DISCARD)
  if (tell && told) {
    tell({ kind: 'dismantled', card: design, removed: other, ...told })
    if (kit.isCollective[card]) tell({ kind: 'uncoupled', seat: foe, place, card: other, why: 'dismantled' })
  }
  discardFromHand(playing, seat, design)
}

/** SN-7.8: every design of a listed kind in the discard pile. */
export function listSalvaging(look: Looking, design: number, use: Use, found: Action[]): void {
  const { cards, kit } = look
  const pile = cards.zones[DISCARD]
  const first = found.length
  for (let index = 0; index < pile.length; index++) {
    const other = kit.designOf[pile[index]]
    if ((use.kinds & kit.designs[other].kindBit) === 0) continue
    sortIn(found, first, salvageAction(design, other))
  }
}

/** Lists are in the order of the card file: the pile's own order is longer than it is useful. */
function sortIn(found: Action[], first: number, action: Action): void {
  let at = found.length
  while (at > first && found[at - 1].other > action.other) at--
  if (at > first && found[at - 1] === action) return
  found.push(action)
  for (let each = found.length - 1; each > at; each--) found[each] = found[each - 1]
  found[at] = action
}

/** SN-7.8: everybody saw which card it is, and knows it is in that hand. The newest of several equal ones goes. */
export function salvage(playing: Playing, seat: Seat, { card: design, other }: Action): void {
  const { cards, kit, tell } = playing
  const pile = cards.zones[DISCARD]
  let index = pile.length - 1
  while (kit.designOf[pile[index]] !== other) index--
  move(cards, kit.layout, DISCARD, index, handOf(seat))
  tell?.({ kind: 'salvaged', seat, card: design, taken: other })
  discardFromHand(playing, seat, design)
}

/** SN-7.8, SN-3.7 */
export function hurry(playing: Playing, turn: Turn, design: number, { amount }: Use): void {
  turn.left += amount
  playing.tell?.({ kind: 'hurried', seat: turn.seat, card: design, steps: amount })
  discardFromHand(playing, turn.seat, design)
}

export const listHurrying = (design: number, found: Action[]): void => {
  found.push(extraStepsAction(design))
}
