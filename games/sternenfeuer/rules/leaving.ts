// SN-11 Leaving the board
import { move, type Seat, secret } from '@sternentisch/kernel'
import type { EventFigure, LossReason, PairEnd } from './events.ts'
import { dateFigure, figureBefore, groupEnd, type Looking, type Playing, partnerOf } from './table.ts'
import { DISCARD, handOf, PLACES, rowOf } from './zones.ts'

/** A figure as events tell of it. */
export function figureOf(look: Looking, seat: Seat, place: number, index: number): EventFigure {
  const { cards, kit } = look
  const row = cards.zones[rowOf(seat, place)]
  const card = row[index]
  let at = 0
  for (let before = 0; before < index; before++) if (kit.isFigure[row[before]]) at++
  return {
    seat,
    place,
    world: kit.designOf[cards.zones[PLACES][place]],
    at,
    figure: secret(kit.designOf[card], cards.known[card]),
    handle: cards.handle[card],
  }
}

/** Where in the seat's hand a card of this design is. */
export function indexInHand({ cards, kit }: Looking, seat: Seat, design: number): number {
  const hand = cards.zones[handOf(seat)]
  for (let index = 0; index < hand.length; index++) if (kit.designOf[hand[index]] === design) return index
  throw new Error('that card is not in the hand')
}

/** From the hand to the one face-up pile (SN-2.3, SN-11.2). */
export const discardFromHand = (playing: Playing, seat: Seat, design: number): void => {
  move(playing.cards, playing.kit.layout, handOf(seat), indexInHand(playing, seat, design), DISCARD)
}

/** SN-11.1: the figure, its reinforcements from the oldest, then the collective of its pair (SN-5.7, SN-7.4). */
export function removeFigure(
  playing: Playing,
  seat: Seat,
  place: number,
  index: number,
  why: LossReason,
): void {
  const { table, cards, kit, tell } = playing
  const zone = rowOf(seat, place)
  const row = cards.zones[zone]
  const card = row[index]
  const partner = partnerOf(kit, row, index)
  const under = groupEnd(kit, row, index) - index - 1 - (partner === 1 ? 1 : 0)
  const before = tell ? figureOf(playing, seat, place, index) : null
  const designs = tell ? row.slice(index + 1, index + 1 + under).map((each) => kit.designOf[each]) : []
  move(cards, kit.layout, zone, index, DISCARD)
  dateFigure(table, cards.handle[card], 0, 0)
  for (let each = 0; each < under; each++) move(cards, kit.layout, zone, index, DISCARD)
  if (tell && before)
    tell({
      kind: 'lost',
      ...before,
      figure: secret(kit.designOf[card], cards.known[card]),
      why,
      reinforcements: designs,
    })
  if (partner === 1) discardCollective(playing, seat, place, index, 'lost')
  if (partner === -1) discardCollective(playing, seat, place, index - 1, 'lost')
}

/** SN-8.7: a figure of a pair goes, and the collective does not go with it; SN-8.6: the pair was spared, not the card. */
export function breakPair(playing: Playing, seat: Seat, place: number, index: number, why: PairEnd): void {
  const { cards, kit } = playing
  const row = cards.zones[rowOf(seat, place)]
  const partner = partnerOf(kit, row, index)
  if (partner === 0) return
  const left = partner === 1 ? index : figureBefore(kit, row, index)
  discardCollective(playing, seat, place, groupEnd(kit, row, left) - 1, why)
}

function discardCollective(playing: Playing, seat: Seat, place: number, index: number, why: PairEnd): void {
  const { cards, kit, tell } = playing
  const card = move(cards, kit.layout, rowOf(seat, place), index, DISCARD)
  tell?.({ kind: 'uncoupled', seat, place, card: kit.designOf[card], why })
}
