// SP-2.1 Hands: kept in the order of the faces, which tells nobody anything
import { move, type Seat, show } from '@sternentisch/kernel'
import { moveAgain } from './fleets.ts'
import type { Looking, Playing } from './table.ts'
import { handOf } from './zones.ts'

/** Where a card of this face lies in the hand; −1: nowhere. */
export function placeInHand({ cards, kit }: Looking, seat: Seat, face: number): number {
  const hand = cards.zones[handOf(seat)]
  for (let place = 0; place < hand.length; place++) if (kit.layout.face[hand[place]] === face) return place
  return -1
}

/** A card comes into the hand, which only its owner sees. Answers its face. */
export function takeIntoHand(playing: Playing, seat: Seat, zone: number, place: number): number {
  const { cards, kit } = playing
  const face = kit.layout.face[cards.zones[zone][place]]
  const card = move(cards, kit.layout, zone, place, handOf(seat), placeFor(playing, seat, face))
  show(cards, card, 1 << seat)
  moveAgain(playing)
  return face
}

function placeFor({ cards, kit }: Looking, seat: Seat, face: number): number {
  const hand = cards.zones[handOf(seat)]
  let place = hand.length
  while (place > 0 && kit.layout.face[hand[place - 1]] > face) place--
  return place
}

/** A card leaves the hand: the turn is not a quiet one (SP-16.2). Answers the card. */
export function leaveHand(playing: Playing, seat: Seat, place: number, zone: number): number {
  const { table, cards, kit } = playing
  table.progress = true
  moveAgain(playing)
  return move(cards, kit.layout, handOf(seat), place, zone)
}
