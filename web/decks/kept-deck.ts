import { LONGEST_TITLE, type SetNote, titled } from '@sternentisch/kernel'
import * as v from 'valibot'
import type { Kept, Unreadable } from '../storage/kept-shelf.ts'

/** A deck of one's own, as this device keeps it. */
export interface KeptDeck extends Kept {
  readonly game: string
  readonly name: string
  /** As options and logs carry it; empty as long as there is no card in it. */
  readonly value: string
  /** The set of one's own that it is built of; without it, the one that ships with the game. */
  readonly set?: string | undefined
  /** Or the set that it came with and that was not on this device. */
  readonly needs?: SetNote | undefined
}

export type StoredDeck = KeptDeck | Unreadable

/** Longer than any deck need be. */
export const LONGEST_VALUE = 8000

export const DeckSchema = v.object({
  id: v.string(),
  game: v.string(),
  // Older versions kept names that cannot be read.
  name: v.pipe(
    v.string(),
    v.maxLength(LONGEST_TITLE),
    v.transform((name) => titled(name) || '–'),
  ),
  value: v.pipe(v.string(), v.maxLength(LONGEST_VALUE), v.regex(/^[\w*+-]*$/)),
  set: v.optional(v.string()),
  needs: v.optional(v.object({ hash: v.string(), title: v.string() })),
  changed: v.number(),
  turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
