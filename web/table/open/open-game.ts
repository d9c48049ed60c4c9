import type { GameBoard } from '@sternentisch/grammar'
import type { Refusal } from '@sternentisch/kernel'
import { fetchOnce } from '../../shell/fetch-once.ts'
import { type LoadedGame, onShelf, shelf } from '../../shell/shelf.ts'
import { refuse } from '../../text/refuse.ts'

/** A game with everything a table needs. */
export interface OpenGame extends LoadedGame {
  readonly board: GameBoard
}

const opened = new Map<string, Promise<OpenGame | Refusal>>()

/**
 * With the engine of these rules, or today's. Boards are always today's: they draw the views of every engine that is kept.
 */
export const openGame = (id: string, rules?: string): Promise<OpenGame | Refusal> =>
  fetchOnce(opened, `${id} ${rules}`, async () => {
    const found = onShelf(id)
    if (!found) return refuse('table.noGame', { game: id, known: shelf.map((each) => each.id).join(', ') })
    const [loaded, board] = await Promise.all([found.load(rules), found.loadBoard()])
    return { ...loaded, board }
  })
