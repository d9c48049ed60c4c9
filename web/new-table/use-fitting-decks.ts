import type { Wishes } from '@sternentisch/kernel'
import type { KeptDeck } from '../decks/kept-deck.ts'
import { decksFor, useStoredDecks } from '../decks/store.ts'
import type { KeptSet } from '../sets/kept-set.ts'
import { playedAs } from '../sets/played.ts'
import { setsFor, useStoredSets } from '../sets/store.ts'

/** The decks of this device that are built of the cards that are chosen. */
export function useFittingDecks(game: string, chosen: Wishes): readonly KeptDeck[] {
  const sets = setsFor(useStoredSets(), game)
  return decksFor(useStoredDecks(), game).filter((deck) => deck.value !== '' && isOf(deck, sets, chosen))
}

function isOf({ set, needs }: KeptDeck, sets: readonly KeptSet[], { cards }: Wishes): boolean {
  if (needs) return String(cards).startsWith(`set-${needs.hash}`)
  if (set === undefined) return !String(cards).startsWith('set-')
  const own = sets.find(({ id }) => id === set)
  return own !== undefined && playedAs(own)?.name === cards
}
