// SP-2.4, SP-3.2: drawing; hands are kept in the order of the faces, which tells nobody anything
import { move, type Seat, secret, show } from '@sternentisch/kernel'
import type { Looking, Playing } from './table.ts'
import { handOf, libraryOf } from './zones.ts'

/** An empty library is harmless: there are fewer cards, or none. */
export function draw(playing: Playing, seat: Seat, wanted: number): void {
  const { cards, kit, tell } = playing
  const library = cards.zones[libraryOf(seat)]
  const count = Math.min(wanted, library.length)
  const drawnCards: string[] | null = tell ? [] : null
  for (let drawn = 0; drawn < count; drawn++) {
    const top = library.length - 1
    const face = kit.layout.face[library[top]]
    const card = move(cards, kit.layout, libraryOf(seat), top, handOf(seat), placeFor(playing, seat, face))
    show(cards, card, 1 << seat)
    drawnCards?.push(kit.figures[face].id)
  }
  if (tell && count > 0) tell({ kind: 'drawn', seat, count, cards: secret(drawnCards!, 1 << seat) })
}

function placeFor({ cards, kit }: Looking, seat: Seat, face: number): number {
  const hand = cards.zones[handOf(seat)]
  let place = hand.length
  while (place > 0 && kit.layout.face[hand[place - 1]] > face) place--
  return place
}

/** Where a card of this face lies in the hand; −1: nowhere. */
export function placeInHand({ cards, kit }: Looking, seat: Seat, face: number): number {
  const hand = cards.zones[handOf(seat)]
  for (let place = 0; place < hand.length; place++) if (kit.layout.face[hand[place]] === face) return place
  return -1
}
