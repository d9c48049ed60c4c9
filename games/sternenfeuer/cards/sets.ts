import { fingerprint, isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import { readCards } from './read.ts'
import type { Card, CardSet } from './schema.ts'
import { cards } from './shipped.ts'

/**
 * A number alone says which design it is, in actions and events too, whichever sets are being played with at the same time: each set has
 * a block of numbers. Which one hangs on the name of the set alone, so that two machines call a card by the same number.
 */
interface Shelved {
  readonly set: CardSet
  /** The number of its first design. */
  readonly first: number
}

/** More than any set has cards, and as many blocks as leave small integers. */
const BLOCK_BITS = 8
const BLOCKS = 2 ** 21

/** The option that stands for the cards that ship with the game. */
export const BASE = cards.set.id

/** Sets that are looked at while they are made, and never played with: so many at a time. No other name begins like theirs. */
const SKETCHES = 32
const SKETCH = ' sketch'
let sketches = 0

const blockOf = (name: string): number =>
  name === BASE ? 0 : 1 + (Number.parseInt(fingerprint(name).slice(0, 8), 16) % (BLOCKS - 1))

const shelf = new Map<string, Shelved>()
/** What once was there stays there: a page that is still open goes on naming its cards. */
const blocks = new Map<number, CardSet>()

function lay(name: string, set: CardSet): void {
  const block = blockOf(name)
  blocks.set(block, set)
  shelf.set(name, { set, first: block << BLOCK_BITS })
}
lay(BASE, cards)

/** The names of the sets that tables can be opened with. */
export const cardSets = (): readonly string[] => [...shelf.keys()].filter((name) => !name.startsWith(SKETCH))

export const shelved = (name: string): Shelved => shelf.get(name) ?? shelf.get(BASE)!

/** Whether another set that tables are opened with has the block of this name: one in two million does. */
const isTaken = (name: string): boolean => [...shelf.keys()].some((other) => blockOf(other) === blockOf(name))

/** Makes the set of a file playable under a name that no other takes: logs refer to it. Or says what is wrong with it. */
export function addCards(name: string, file: unknown): Refusal | null {
  if (!/^[a-z][\w-]*$/i.test(name) || isTaken(name)) return refuse('sternenfeuer.cards.name', { name })
  const set = readCards(file)
  if (isRefusal(set)) return set
  lay(name, set)
  return null
}

/** The name of a set that is being made, whatever is wrong with it. */
export function sketch(set: CardSet): string {
  const name = `${SKETCH} ${sketches++ % SKETCHES}`
  lay(name, set)
  return name
}

/** Nobody plays with that set any more. */
export function removeCards(name: string): void {
  if (name !== BASE) shelf.delete(name)
}

/** The card with this number, of whichever set. */
export const cardAt = (design: number): Card =>
  blocks.get(design >> BLOCK_BITS)!.cards[design & (2 ** BLOCK_BITS - 1)]
