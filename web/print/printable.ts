import type { KeptDeck, StoredDeck } from '../decks/kept-deck.ts'
import { decksFor } from '../decks/store.ts'

/** The decks of this device that are built of the set that is printed, as far as there is a card in them. */
export const printable = (
  stored: readonly StoredDeck[] | null,
  game: string,
  set: string | undefined,
): readonly KeptDeck[] =>
  decksFor(stored, game).filter((deck) => deck.value !== '' && deck.set === set && !deck.needs)
