import type { KeptDeck } from '../decks/kept-deck.ts'
import { decksFor, useStoredDecks } from '../decks/store.ts'

/** The decks of this device that are built of the set that is printed, as far as there is a card in them. */
export const useMyDecks = (game: string, set: string | undefined): readonly KeptDeck[] =>
  decksFor(useStoredDecks(), game).filter((deck) => deck.value !== '' && deck.set === set && !deck.needs)
