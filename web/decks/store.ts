import { useSyncExternalStore } from 'react'
import { wire } from '../storage/news.ts'
import { storage } from '../storage/storage.ts'
import { isWholeDeck, type KeptDeck, type StoredDeck } from './kept-deck.ts'
import { DeckShelf, type DeckTrouble } from './shelf.ts'

/** The decks of this device. */
export const deckShelf = new DeckShelf(storage, wire())

/** Those for one game; null until they are known. */
export const useStoredDecks = (): readonly StoredDeck[] | null =>
  useSyncExternalStore(deckShelf.subscribe, deckShelf.list, deckShelf.list)

export const decksFor = (stored: readonly StoredDeck[] | null, game: string): readonly KeptDeck[] =>
  (stored ?? []).filter(isWholeDeck).filter((deck) => deck.game === game)

export const useDeckTrouble = (): DeckTrouble | null =>
  useSyncExternalStore(deckShelf.subscribe, deckShelf.trouble)
