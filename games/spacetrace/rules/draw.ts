// SP-2.4, SP-3.2 Drawing
import { type Seat, secret } from '@sternentisch/kernel'
import { takeIntoHand } from './hand.ts'
import type { Playing } from './table.ts'
import { libraryOf } from './zones.ts'

/** An empty library is harmless: there are fewer cards, or none. */
export function draw(playing: Playing, seat: Seat, wanted: number): void {
  const { cards, kit, tell } = playing
  const library = cards.zones[libraryOf(seat)]
  const count = Math.min(wanted, library.length)
  const drawnCards: string[] | null = tell ? [] : null
  for (let drawn = 0; drawn < count; drawn++) {
    const face = takeIntoHand(playing, seat, libraryOf(seat), library.length - 1)
    drawnCards?.push(kit.figures[face].id)
  }
  if (tell && count > 0) tell({ kind: 'drawn', seat, count, cards: secret(drawnCards!, 1 << seat) })
}
