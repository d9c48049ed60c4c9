import type { CardEditing, CardFiles } from '@sternentisch/grammar'
import { type OpenCollection, openCollection } from '../cards/open-collection.ts'
import { fetchOnce } from '../shell/fetch-once.ts'
import { onShelf } from '../shell/shelf.ts'

/** A game with everything that is needed to make a card set for it. */
export interface OpenSets extends OpenCollection {
  readonly files: CardFiles
  readonly editing: CardEditing
}

const opened = new Map<string, Promise<OpenSets | null>>()

/** Null for a game that is not there, or whose cards are part of its rules. */
export const openSets = (id: string): Promise<OpenSets | null> =>
  fetchOnce(opened, id, async () => {
    const found = onShelf(id)
    const [collection, files, editing] = await Promise.all([
      openCollection(id),
      found?.loadCardFiles(),
      found?.loadEditing(),
    ])
    return collection && files && editing ? { ...collection, files, editing } : null
  })
