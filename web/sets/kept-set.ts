import { isRefusal, titled } from '@sternentisch/kernel'
import { aboutOf, readCardFile } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import type { Kept, Unreadable } from '../storage/kept-shelf.ts'

/** A card set of one's own, as this device keeps it: it may have faults, and then it is not played. */
export interface KeptSet extends Kept {
  readonly game: string
  /** What it is called where its file does not say. */
  readonly title: string
  /** The file, as it is written. */
  readonly file: string
}

export type StoredSet = KeptSet | Unreadable

/** Far more than any game needs; a browser keeps little more. */
export const LONGEST_FILE = 500_000
export const LONGEST_NAME = 60

export const SetSchema = v.object({
  id: v.string(),
  game: v.string(),
  title: v.pipe(
    v.string(),
    v.maxLength(LONGEST_NAME),
    v.transform((title) => titled(title, LONGEST_NAME) || '–'),
  ),
  file: v.pipe(v.string(), v.maxLength(LONGEST_FILE)),
  changed: v.number(),
  turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** What is written in the file; an empty one where that is nothing. */
export function contentOf({ file }: Pick<KeptSet, 'file'>): object {
  const read = readCardFile(file)
  return isRefusal(read) ? {} : read
}

export const nameOf = (set: Pick<KeptSet, 'title'>, content: object): string =>
  titled(aboutOf(content).name ?? '', LONGEST_NAME) || set.title

/** What all of them are called. */
export const namesOf = (sets: readonly KeptSet[]): readonly string[] =>
  sets.map((set) => nameOf(set, contentOf(set)))

/** The content with its name in it: so it is exported and played with, and both have the same hash. */
export const named = (set: Pick<KeptSet, 'title'>, content: object): object => ({
  ...content,
  about: { ...aboutOf(content), name: nameOf(set, content) },
})

/** One field a line. */
export const written = (content: object): string => `${JSON.stringify(content, null, 2)}\n`
