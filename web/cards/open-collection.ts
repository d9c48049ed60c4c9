import type { Collection, Rule } from '@sternentisch/grammar'
import { fetchOnce } from '../shell/fetch-once.ts'
import { type LoadedGame, onShelf } from '../shell/shelf.ts'

/** A game with everything there is to look at. */
export interface OpenCollection extends LoadedGame {
  readonly collection: Collection
  /** The rulebook, by number. */
  readonly rules: ReadonlyMap<string, Rule>
}

const opened = new Map<string, Promise<OpenCollection | null>>()

/** Null for a game that is not there. */
export const openCollection = (id: string): Promise<OpenCollection | null> =>
  fetchOnce(opened, id, async () => {
    const found = onShelf(id)
    if (!found) return null
    const [loaded, collection, { rulebook }] = await Promise.all([
      found.load(),
      found.loadCollection(),
      found.loadLearning(),
    ])
    const rules = new Map(
      rulebook.chapters.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)),
    )
    return { ...loaded, collection, rules }
  })
