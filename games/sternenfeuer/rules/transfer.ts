// SN-9 Transfer
import { move, type Seat } from '@sternentisch/kernel'
import { type Action, LEFT, NO_END, RIGHT, transferAction } from './action.ts'
import type { Use } from './designs.ts'
import { placeAt } from './kit.ts'
import { breakPair, discardFromHand, figureOf } from './leaving.ts'
import { settleIn } from './places.ts'
import type { Survey } from './survey.ts'
import { groupEnd, indexOfFigure, type Looking, type Playing } from './table.ts'
import { PLACE_NUMBERS, rowOf } from './zones.ts'

/** SN-9.1, SN-9.2, SN-9.7: own figures to another place of a type that the vehicle reaches. */
export function listTransfers(
  seat: Seat,
  design: number,
  { reach }: Use,
  { own, type }: Survey,
  found: Action[],
): void {
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    for (let at = 0; at < own[place]; at++) {
      for (let to = 0; to < PLACE_NUMBERS.length; to++) {
        if (to === place || (reach & type[to]) === 0) continue
        if (own[to] >= 2) {
          found.push(transferAction(design, seat, place, at, to, LEFT))
          found.push(transferAction(design, seat, place, at, to, RIGHT))
        } else found.push(transferAction(design, seat, place, at, to, NO_END))
      }
    }
  }
}

export function countTransfers({ reach }: Use, { own, type }: Survey): number {
  const figures = own[0] + own[1] + own[2]
  let sum = 0
  for (let to = 0; to < PLACE_NUMBERS.length; to++)
    if (reach & type[to]) sum += (figures - own[to]) * (own[to] >= 2 ? 2 : 1)
  return sum
}

/** SN-9.2: only the type of the destination matters. */
export const reaches = ({ cards, kit }: Looking, use: Use, to: number): boolean =>
  (use.reach & (1 << placeAt(kit, cards.zones, to).type)) !== 0

/** SN-9.1, SN-9.4 to SN-9.6: reinforcements come along, the collective does not (SN-8.7). */
export function transfer(playing: Playing, seat: Seat, { card: design, place, at, to, end }: Action): void {
  const { cards, kit, tell } = playing
  const from = rowOf(seat, place)
  const goal = rowOf(seat, to)
  discardFromHand(playing, seat, design)
  breakPair(playing, seat, place, indexOfFigure(kit, cards.zones[from], at), 'transfer')
  const index = indexOfFigure(kit, cards.zones[from], at)
  const size = groupEnd(kit, cards.zones[from], index) - index
  const landed = end === LEFT ? 0 : cards.zones[goal].length
  for (let each = 0; each < size; each++) move(cards, kit.layout, from, index, goal, landed + each)
  tell?.({ kind: 'transferred', card: design, from: place, ...figureOf(playing, seat, to, landed) })
  settleIn(playing, seat, to, landed)
}
