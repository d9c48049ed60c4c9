import { boxOf } from '@sternentisch/games/shelf'
import { onShelf } from '@sternentisch/web/shelf'
import type { ShownGame } from './moments.ts'

/** A game of the house with its board and its terminal. */
export async function shownGame(id: string): Promise<ShownGame> {
  const [box, web] = [boxOf(id), onShelf(id)]
  if (!box || !web) throw new Error(`no game is called ${id}`)
  return { ...box, board: await web.loadBoard() }
}
