import type { GameBoard } from '@sternentisch/grammar'
import { type Refusal, remember } from '@sternentisch/kernel'
import { type LoadedGame, onShelf, shelf } from '../../shell/shelf.ts'
import { refuse } from '../../text/refuse.ts'

/** A game with everything a table needs. */
export interface OpenGame extends LoadedGame {
  readonly board: GameBoard
}

const opened = new Map<string, Promise<OpenGame | Refusal>>()

/** Fetched once; what could not be fetched is tried again the next time. */
export const openGame = (id: string): Promise<OpenGame | Refusal> =>
  remember(opened, id, async () => {
    try {
      const found = onShelf(id)
      if (!found) return refuse('table.noGame', { game: id, known: shelf.map((each) => each.id).join(', ') })
      const [loaded, board] = await Promise.all([found.load(), found.loadBoard()])
      return { ...loaded, board }
    } catch (error) {
      opened.delete(id)
      throw error
    }
  })
