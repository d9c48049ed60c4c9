import { isRefusal } from '@sternentisch/kernel'
import { setsOf, type TakesCards } from './at-hand.ts'
import { readFile } from './read-file.ts'
import { keptCards } from './store.ts'

/** A game gets all card sets that are kept for it, and loses those that no longer are. */
export function bring(game: string, takes: TakesCards): void {
  const [sets, kept] = [setsOf(game), keptCards(game)]
  for (const [name, text] of [...sets]) {
    if (kept.get(name) === text) continue
    takes.removeCards(name)
    sets.delete(name)
  }
  for (const [name, text] of kept) {
    const file = sets.has(name) ? null : readFile(text)
    if (file && !isRefusal(file) && takes.addCards(name, file) === null) sets.set(name, text)
  }
}
