// SP-1.3, SP-1.4: the decks lie on the table; what is not in the box is in one
import type { Seat } from '@sternentisch/kernel'
import { type DeckCounts, whyNoDeck } from '../cards/index.ts'
import { type Kit, kitOf } from './kit.ts'
import { deckNamed, type Options } from './options.ts'
import type { Table } from './table.ts'
import { boxOf } from './zones.ts'

/** Face → how many cards of it are in the deck of a seat. */
function deckAt(table: Table, { layout, figures, bases }: Kit, seat: Seat): number[] {
  const deck = figures.map(() => 0)
  layout.pool.forEach((pool, card) => {
    if (pool === seat && card !== bases[seat]) deck[layout.face[card]]++
  })
  for (const card of table.cards.zones[boxOf(seat)]) deck[layout.face[card]]--
  return deck
}

const counted = ({ figures }: Kit, deck: readonly number[]): DeckCounts =>
  Object.fromEntries(figures.flatMap(({ id }, face) => (deck[face] > 0 ? [[id, deck[face]]] : [])))

/** The options with the decks that were brought along. */
export function optionsOf(table: Table): Options {
  const { options } = table
  const kit = kitOf(options)
  if (!kit.boxes || kit.leftOut) return options
  const deck = (seat: Seat): string =>
    deckNamed(kit.set, options, seat, counted(kit, deckAt(table, kit, seat)))
  return { ...options, deckA: deck(0), deckB: deck(1) }
}

/** Whether the cards that are not in the box of a seat could be its deck. */
export function deckFits(table: Table, kit: Kit, seat: Seat): boolean {
  if (!kit.boxes) return table.cards.zones[boxOf(seat)].length === 0
  const { leftOut, readyDecks, figures, layout } = kit
  if (leftOut) {
    const kinds = leftOut.map(() => 0)
    for (const card of table.cards.zones[boxOf(seat)]) kinds[figures[layout.face[card]].kind]++
    return kinds.join() === leftOut.join()
  }
  const deck = deckAt(table, kit, seat)
  if (readyDecks) return readyDecks.some((ready) => ready.join() === deck.join())
  return whyNoDeck(kit.set, kit.level, counted(kit, deck)) === null
}
