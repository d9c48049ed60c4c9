import { type Catalogues, type Puzzle, type PuzzleTheme, puzzlesIn } from '@sternentisch/kernel'
import { fetchOnce } from '../shell/fetch-once.ts'
import { onShelf } from '../shell/shelf.ts'

/** The puzzles of a game, with the words for what they are about. */
export interface OpenPuzzles {
  readonly game: string
  readonly text: Catalogues
  readonly puzzles: readonly Puzzle[]
  /** Those that some puzzle is about. */
  readonly themes: readonly PuzzleTheme['name'][]
}

const opened = new Map<string, Promise<OpenPuzzles | null>>()

/** Null for a game that is not there. */
export const openPuzzles = (id: string): Promise<OpenPuzzles | null> =>
  fetchOnce(opened, id, async () => {
    const found = onShelf(id)
    if (!found) return null
    const [book, text] = await Promise.all([found.loadPuzzles(), found.loadText()])
    const puzzles = book ? puzzlesIn(book.file) : []
    const themes = (book?.themes ?? []).map(({ name }) => name)
    return {
      ...{ game: id, text, puzzles },
      themes: themes.filter((name) => puzzles.some(({ theme }) => theme === name)),
    }
  })
