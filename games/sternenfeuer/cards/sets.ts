import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import { readCards } from './read.ts'
import type { Card, CardSet } from './schema.ts'
import { cards } from './shipped.ts'

/**
 * Designs are numbered through all sets, one set after the other: a number alone says which card it is, in actions
 * and events too, whichever sets are being played with at the same time.
 */
interface Shelved {
  readonly set: CardSet
  /** The number of its first design. */
  readonly first: number
}

/** The option that stands for the cards that ship with the game. */
export const BASE = cards.set.id

const shelf = new Map<string, Shelved>([[BASE, { set: cards, first: 0 }]])
const designs: Card[] = [...cards.cards]

/** The names of the sets that tables can be opened with. */
export const cardSets = (): readonly string[] => [...shelf.keys()]

export const shelved = (name: string): Shelved => shelf.get(name) ?? shelf.get(BASE)!

/** Makes the set of a file playable under a name that no other takes: logs refer to it. Or says what is wrong with it. */
export function addCards(name: string, file: unknown): Refusal | null {
  if (!/^[a-z][\w-]*$/i.test(name) || shelf.has(name)) return refuse('sternenfeuer.cards.name', { name })
  const set = readCards(file)
  if (isRefusal(set)) return set
  shelf.set(name, { set, first: designs.length })
  designs.push(...set.cards)
  return null
}

/** Nobody plays with that set any more. Its numbers stay its own. */
export function removeCards(name: string): void {
  if (name !== BASE) shelf.delete(name)
}

/** The card with this number, of whichever set. */
export const cardAt = (design: number): Card => designs[design]

/** The first so many cards of all sets. */
export const cardsBefore = (end: number): readonly Card[] => designs.slice(0, end)
