import type { Learning } from '@sternentisch/grammar'
import type { AnyGame, Catalogues } from '@sternentisch/kernel'
import { fetchOnce } from '../shell/fetch-once.ts'
import { onShelf } from '../shell/shelf.ts'

/** A game with everything there is to learn about it. */
export interface OpenLearning {
  readonly game: AnyGame
  readonly text: Catalogues
  readonly learning: Learning
}

const opened = new Map<string, Promise<OpenLearning | null>>()

/** Null for a game that is not there. */
export const openLearning = (id: string): Promise<OpenLearning | null> =>
  fetchOnce(opened, id, async () => {
    const found = onShelf(id)
    if (!found) return null
    const [{ game, text }, learning] = await Promise.all([found.load(), found.loadLearning()])
    return { game, text, learning }
  })
