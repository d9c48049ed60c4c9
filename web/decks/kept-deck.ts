import * as v from 'valibot'

/** A deck of one's own, as this device keeps it. */
export interface KeptDeck {
  readonly id: string
  readonly game: string
  readonly name: string
  /** As options and logs carry it; empty as long as there is no card in it. */
  readonly value: string
  /** Milliseconds since 1970. */
  readonly changed: number
  /** How often it was stored: whoever builds on an older turn comes too late. */
  readonly turn: number
}

/** What lies in the storage does not make a deck. */
export interface DamagedDeck {
  readonly id: string
  readonly content: string
}

export type StoredDeck = KeptDeck | DamagedDeck

export const isWholeDeck = (stored: StoredDeck): stored is KeptDeck => !('content' in stored)

/** Longer than any deck and any name need be. */
const LONGEST_VALUE = 8000
export const LONGEST_TITLE = 40

const Kept = v.object({
  id: v.string(),
  game: v.string(),
  name: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  value: v.pipe(v.string(), v.maxLength(LONGEST_VALUE), v.regex(/^[\w*+-]*$/)),
  changed: v.number(),
  turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export function readDeckStored(id: string, value: unknown): StoredDeck {
  const read = v.safeParse(Kept, value)
  if (read.success && read.output.id === id) return read.output
  return { id, content: JSON.stringify(value) ?? '' }
}
