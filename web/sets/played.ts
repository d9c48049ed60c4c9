import { nameOfCards } from '@sternentisch/games/card-sets'
import { isRefusal, noteOn, type SetNote } from '@sternentisch/kernel'
import { aboutOf, cardTextOf } from '@sternentisch/kernel/card-file'
import { contentOf, type KeptSet, named, nameOf } from './kept-set.ts'

/** A set as it is played with: named by its contents, so that nothing that is changed later harms a match. */
export interface PlayedSet {
  /** The value of the option `cards`, and of logs. */
  readonly name: string
  readonly file: string
  /** As a deck that is built of it names it. */
  readonly note: SetNote
}

/** A set is asked for its hash far more often than it changes. */
const read = new WeakMap<object, PlayedSet | null>()

/** Null for a file that is none. What the set is called goes with it: whoever meets it at a table reads it there. */
export function playedAs(set: Pick<KeptSet, 'file' | 'title'>): PlayedSet | null {
  const known = read.get(set)
  if (known !== undefined) return known
  const content = contentOf(set)
  const file = cardTextOf(JSON.stringify(named(set, content)))
  const note = (hash: string): SetNote => noteOn(hash, { ...aboutOf(content), name: nameOf(set, content) })
  const played = isRefusal(file)
    ? null
    : { name: nameOfCards(file.hash), file: file.text, note: note(file.hash) }
  read.set(set, played)
  return played
}
