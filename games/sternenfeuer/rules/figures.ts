// SN-4 Figures
import { move, type Seat } from '@sternentisch/kernel'
import { type Action, LEFT, NO_END, placeAction, RIGHT, turnUpAction } from './action.ts'
import { placeAt } from './kit.ts'
import { figureOf, indexInHand } from './leaving.ts'
import { reveal, settleIn, stays } from './places.ts'
import type { Survey } from './survey.ts'
import { dateFigure, indexOfFigure, isUp, type Looking, type Playing, type Turn } from './table.ts'
import { handOf, PLACE_NUMBERS, rowOf } from './zones.ts'

/** SN-4.1: any of the three places, at either end; SN-2.4: with fewer than two figures both ends are the same. */
export function listPlacing(card: number, { own }: Survey, found: Action[]): void {
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    if (own[place] >= 2) {
      found.push(placeAction(card, place, LEFT))
      found.push(placeAction(card, place, RIGHT))
    } else found.push(placeAction(card, place, NO_END))
  }
}

/** Two ways to every place where the ends differ. */
export const countPlacing = ({ own }: Survey): number =>
  3 + (own[0] >= 2 ? 1 : 0) + (own[1] >= 2 ? 1 : 0) + (own[2] >= 2 ? 1 : 0)

/** The so-manyth of the list. */
export function nthPlacing(card: number, { own }: Survey, n: number): Action {
  let left = n
  for (let place = 0; ; place++) {
    const ways = own[place] >= 2 ? 2 : 1
    if (left < ways) return placeAction(card, place, ways === 1 ? NO_END : left === 0 ? LEFT : RIGHT)
    left -= ways
  }
}

export function placeFigure(playing: Playing, seat: Seat, { card: design, place, end }: Action): void {
  const { table, cards, kit, tell } = playing
  const hand = handOf(seat)
  const zone = rowOf(seat, place)
  const at = end === LEFT ? 0 : cards.zones[zone].length
  const card = move(cards, kit.layout, hand, indexInHand(playing, seat, design), zone, at)
  forgetWho(playing, seat, place, card)
  dateFigure(table, cards.handle[card], table.turn, 0)
  tell?.({ kind: 'placed', ...figureOf(playing, seat, place, at) })
  settleIn(playing, seat, place, at)
}

/**
 * Nobody but the owner sees which figure goes down. Whoever knew of a figure in that hand (SN-7.8, salvage) no
 * longer knows whether it is still there, unless this one could not stay where the new one does.
 */
function forgetWho({ cards, kit }: Playing, seat: Seat, place: number, card: number): void {
  const own = 1 << seat
  const { admits, arriveFaceUp } = placeAt(kit, cards.zones, place)
  const vouched = kit.options.existenceCheck === 'arrival' ? admits : null
  const shown = arriveFaceUp || (vouched !== null && !vouched[kit.designOf[card]])
  if (cards.known[card] !== own) cards.known[card] = own
  if (shown) return
  const hand = cards.zones[handOf(seat)]
  for (let index = 0; index < hand.length; index++) {
    const other = hand[index]
    if (cards.known[other] === own || !kit.isFigure[other]) continue
    if (vouched === null || vouched[kit.designOf[other]]) cards.known[other] = own
  }
}

/** SN-4.4: face down, and placed in an earlier turn. */
const mayTurnUp = ({ table, cards }: Looking, card: number): boolean =>
  !isUp(cards, card) && table.placed[cards.handle[card]] < table.turn

export function listTurnUps(look: Looking, seat: Seat, found: Action[]): void {
  const { cards, kit } = look
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = cards.zones[rowOf(seat, place)]
    let at = 0
    for (let index = 0; index < row.length; index++) {
      const card = row[index]
      if (!kit.isFigure[card]) continue
      if (mayTurnUp(look, card)) found.push(turnUpAction(seat, place, at))
      at++
    }
  }
}

export function countTurnUps(look: Looking, seat: Seat): number {
  const { cards, kit } = look
  let sum = 0
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = cards.zones[rowOf(seat, place)]
    for (let index = 0; index < row.length; index++)
      if (kit.isFigure[row[index]] && mayTurnUp(look, row[index])) sum++
  }
  return sum
}

/** The so-manyth of the list. */
export function nthTurnUp(look: Looking, seat: Seat, n: number): Action {
  const { cards, kit } = look
  let left = n
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = cards.zones[rowOf(seat, place)]
    let at = 0
    for (let index = 0; index < row.length; index++) {
      const card = row[index]
      if (!kit.isFigure[card]) continue
      if (mayTurnUp(look, card) && left-- === 0) return turnUpAction(seat, place, at)
      at++
    }
  }
  throw new Error('so many figures cannot be turned up')
}

/** SN-4.4 to SN-4.6 */
export function turnUp(playing: Playing, turn: Turn, { place, at }: Action): void {
  const { cards, kit } = playing
  turn.turnedUp = true
  const index = indexOfFigure(kit, cards.zones[rowOf(turn.seat, place)], at)
  reveal(playing, turn.seat, place, index, 'owner')
  stays(playing, turn.seat, place, index, 'reveal')
}
