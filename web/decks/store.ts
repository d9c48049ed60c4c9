import { useSyncExternalStore } from 'react'
import { isReadable, KeptShelf, type Trouble } from '../storage/kept-shelf.ts'
import { wire } from '../storage/news.ts'
import { storage } from '../storage/storage.ts'
import { DeckSchema, type KeptDeck, type StoredDeck } from './kept-deck.ts'

/** The decks of this device. */
export const deckShelf = new KeptShelf<KeptDeck>('decks', DeckSchema, storage, wire())

/** Those for one game; null until they are known. */
export const useStoredDecks = (): readonly StoredDeck[] | null =>
  useSyncExternalStore(deckShelf.subscribe, deckShelf.list, deckShelf.list)

export const decksFor = (stored: readonly StoredDeck[] | null, game: string): readonly KeptDeck[] =>
  (stored ?? []).filter(isReadable).filter((deck) => deck.game === game)

export const useDeckTrouble = (): Trouble | null =>
  useSyncExternalStore(deckShelf.subscribe, deckShelf.trouble)
