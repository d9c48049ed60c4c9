// SN-8 Collective
import { EVERYBODY, move, type Seat, show } from '@sternentisch/kernel'
import { type Action, coupleAction } from './action.ts'
import { figureOf, indexInHand } from './leaving.ts'
import type { Survey } from './survey.ts'
import { groupEnd, indexOfFigure, isUp, type Looking, type Playing, partnerOf } from './table.ts'
import { handOf, PLACE_NUMBERS, rowOf } from './zones.ts'

/** SN-8.1 to SN-8.3: two neighbours of one row, both face up, neither coupled already. */
export function listCoupling(
  { cards, kit }: Looking,
  seat: Seat,
  design: number,
  { up }: Survey,
  found: Action[],
): void {
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    if (up[place] < 2) continue
    const row = cards.zones[rowOf(seat, place)]
    let at = -1
    let leftIsFree = false
    for (let index = 0; index < row.length; index++) {
      if (!kit.isFigure[row[index]]) continue
      const free = isUp(cards, row[index]) && partnerOf(kit, row, index) === 0
      if (free && leftIsFree) found.push(coupleAction(design, seat, place, at))
      leftIsFree = free
      at++
    }
  }
}

/** SN-8.1: the card lies below all that lies under the left figure. */
export function couple(playing: Playing, seat: Seat, { card: design, place, at }: Action): void {
  const { cards, kit, tell } = playing
  const zone = rowOf(seat, place)
  const left = indexOfFigure(kit, cards.zones[zone], at)
  const end = groupEnd(kit, cards.zones[zone], left)
  const card = move(cards, kit.layout, handOf(seat), indexInHand(playing, seat, design), zone, end)
  show(cards, card, EVERYBODY) // SN-2.2
  tell?.({
    kind: 'coupled',
    card: design,
    left: figureOf(playing, seat, place, left),
    right: figureOf(playing, seat, place, end + 1),
  })
}
