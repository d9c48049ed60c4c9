import { freshMatchId, titled } from '@sternentisch/kernel'
import { useSyncExternalStore } from 'react'
import { isReadable, KeptShelf, type Trouble } from '../storage/kept-shelf.ts'
import { wire } from '../storage/news.ts'
import { storage } from '../storage/storage.ts'
import { type KeptSet, LONGEST_NAME, SetSchema, type StoredSet } from './kept-set.ts'
import { playedAs } from './played.ts'

/** The card sets of this device. */
export const setShelf = new KeptShelf<KeptSet>('sets', SetSchema, storage, wire())

/** All of them, latest first; null until they are known. */
export const useStoredSets = (): readonly StoredSet[] | null =>
  useSyncExternalStore(setShelf.subscribe, setShelf.list, setShelf.list)

export const setsFor = (stored: readonly StoredSet[] | null, game: string): readonly KeptSet[] =>
  (stored ?? []).filter(isReadable).filter((set) => set.game === game)

export const useSetTrouble = (): Trouble | null => useSyncExternalStore(setShelf.subscribe, setShelf.trouble)

/** Whether a set with the same contents is here, whatever its file looks like. */
export const isKept = (set: Pick<KeptSet, 'game' | 'title' | 'file'>): boolean =>
  setsFor(setShelf.list(), set.game).some((kept) => playedAs(kept)?.name === playedAs(set)?.name)

/** Keeps a new set; the answer is where to find it. */
export function keepSet({ game, title, file }: Pick<KeptSet, 'game' | 'title' | 'file'>): string {
  const id = freshMatchId()
  setShelf.keep({ id, game, title: titled(title, LONGEST_NAME) || '–', file, changed: Date.now(), turn: 0 })
  return id
}
