import type { Learning } from '@sternentisch/grammar'
import { type AnyGame, type Catalogues, remember } from '@sternentisch/kernel'
import { onShelf } from '../shell/shelf.ts'

/** A game with everything there is to learn about it. */
export interface OpenLearning {
  readonly game: AnyGame
  readonly text: Catalogues
  readonly learning: Learning
}

const opened = new Map<string, Promise<OpenLearning | null>>()

/** Fetched once; what could not be fetched is tried again the next time. Null for a game that is not there. */
export const openLearning = (id: string): Promise<OpenLearning | null> =>
  remember(opened, id, async () => {
    try {
      const found = onShelf(id)
      if (!found) return null
      const [{ game, text }, learning] = await Promise.all([found.load(), found.loadLearning()])
      return { game, text, learning }
    } catch (error) {
      opened.delete(id)
      throw error
    }
  })
