import { BOLD, type GamePrint, PLAIN } from '@sternentisch/grammar/print'
import { isRefusal } from '@sternentisch/kernel'
import { readFile } from '../own-cards/read-file.ts'
import { keptCards } from '../own-cards/store.ts'
import { fetchOnce } from '../shell/fetch-once.ts'
import { type LoadedGame, onShelf } from '../shell/shelf.ts'
import { fontOf } from './measure.ts'

export interface OpenPrint extends LoadedGame {
  readonly print: GamePrint
  /** The set that is printed; null if it is not in this browser. */
  readonly file: object | null
}

const opened = new Map<string, Promise<OpenPrint | null>>()

/** A game with what it needs to be put on paper, its typefaces too; null for one that is not there. */
export const openPrint = (id: string, set: string | null): Promise<OpenPrint | null> =>
  fetchOnce(opened, `${id} ${set}`, async () => {
    const found = onShelf(id)
    const print = await found?.loadPrint()
    if (!found || !print) return null
    const [loaded, files, kept] = await Promise.all([found.load(), found.loadCardFiles(), keptCards(id)])
    await Promise.all([print.title, PLAIN, BOLD].map((face) => document.fonts.load(fontOf(face, 20))))
    const own = set === null ? (files?.builtIn ?? {}) : readFile(kept.get(set) ?? '')
    const isFit = !isRefusal(own) && (files?.faultsIn(own).length ?? 0) === 0
    return { ...loaded, print, file: isFit ? own : null }
  })
