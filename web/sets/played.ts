import { nameOfCards } from '@sternentisch/games/card-sets'
import { isRefusal } from '@sternentisch/kernel'
import { cardTextOf } from '@sternentisch/kernel/card-file'
import { contentOf, type KeptSet, named } from './kept-set.ts'

/** A set as it is played with: named by its contents, so that nothing that is changed later harms a match. */
export interface PlayedSet {
  /** The value of the option `cards`, and of logs. */
  readonly name: string
  readonly file: string
}

/** Null for a file that is none. What the set is called goes with it: whoever meets it at a table reads it there. */
export function playedAs(set: Pick<KeptSet, 'file' | 'title'>): PlayedSet | null {
  const file = cardTextOf(JSON.stringify(named(set, contentOf(set))))
  return isRefusal(file) ? null : { name: nameOfCards(file.hash), file: file.text }
}
