import type { Speech } from '@sternentisch/kernel'
import type { Field, FilePath } from '@sternentisch/kernel/card-file'
import type { ReactNode } from 'react'

/** What a game says of its card files, so that people can change them in a form. What is wrong in one, `CardFiles` says. */
export interface CardEditing {
  /** Lists of the file whose entries are changed one by one. */
  readonly lists: readonly EditedList[]
  /** What else of the file can be changed. */
  readonly parts: readonly EditedPart[]
  /** What of the cards cannot be changed here, and why; where that is not plain to see. */
  note?(speech: Speech): string
  /** Fields that say nothing to a player, by their names. */
  readonly hidden: readonly string[]
  /** The name of a field, by the names that lead to it; the last of them is enough for most. */
  word(field: readonly string[], speech: Speech): string | undefined
  /** A value that can be chosen there. */
  value(field: readonly string[], value: string, speech: Speech): string | undefined
  /** A small drawing of it. */
  sign?(field: readonly string[], value: string): ReactNode
  /** The file with everything that follows from the rest: sums, IDs, the other half of a table. */
  settled?(file: object): object
}

export interface EditedList {
  /** Where it lies in the file. */
  readonly path: FilePath
  name(speech: Speech): string
  readonly entry: Field
  /** The card that shows an entry, by its ID in the gallery; nothing where none does. Without it, by the ID of the entry. */
  shown?(entry: unknown, file: object): string | null
  /** A new entry, like another if there is one; absent where the list has to stay as it is. */
  fresh?(file: object, like: unknown): unknown
}

export interface EditedPart {
  readonly path: FilePath
  name(speech: Speech): string
  readonly field: Field
}
