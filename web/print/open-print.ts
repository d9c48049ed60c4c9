import type { CardFiles } from '@sternentisch/grammar'
import { BOLD, type GamePrint, PLAIN } from '@sternentisch/grammar/print'
import { fetchOnce } from '../shell/fetch-once.ts'
import { type LoadedGame, onShelf } from '../shell/shelf.ts'
import { fontOf } from './measure.ts'

export interface OpenPrint extends LoadedGame {
  readonly print: GamePrint
  readonly files: CardFiles | null
}

const opened = new Map<string, Promise<OpenPrint | null>>()

/** A game with what it needs to be put on paper, its typefaces too; null for one that is not there. */
export const openPrint = (id: string): Promise<OpenPrint | null> =>
  fetchOnce(opened, id, async () => {
    const found = onShelf(id)
    const print = await found?.loadPrint()
    if (!found || !print) return null
    const [loaded, files] = await Promise.all([found.load(), found.loadCardFiles()])
    await Promise.all([print.title, PLAIN, BOLD].map((face) => document.fonts.load(fontOf(face, 20))))
    return { ...loaded, print, files }
  })
