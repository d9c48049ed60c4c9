import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { readCards } from './read.ts'
import type { CardFile } from './schema.ts'
import file from './spacetrace.json' with { type: 'json' }

/** The set that ships with the game. A slip in it stops everything at once, naming card and field. */
function builtIn(): CardFile {
  const set = readCards(file)
  if (isRefusal(set)) throw new Error(`spacetrace.json: ${set.code} ${JSON.stringify(set.params)}`)
  return set
}

export const cards: CardFile = builtIn()

const sets = new Map<string, CardFile>([[cards.id, cards]])

/** From now on tables can be opened with the option `cards` set to this set's id. */
export const addCardSet = (set: CardFile): void => {
  sets.set(set.id, set)
}

const fromFiles = new Set<string>()

/** The ids of the sets that are offered: the one that ships with the game, and those of people's own files. */
export const cardSets = (): readonly string[] => [cards.id, ...fromFiles]

/** Makes the set of a file playable under a name that no other takes: logs refer to it. Or says what is wrong with it. */
export function addCards(name: string, file: unknown): Refusal | null {
  if (!/^[a-z][\w-]*$/i.test(name) || sets.has(name)) return refuse('spacetrace.cards.name', { name })
  const set = readCards(file)
  if (isRefusal(set)) return set
  addCardSet({ ...set, id: name })
  fromFiles.add(name)
  return null
}

/** Nobody plays with that set any more. */
export function removeCards(name: string): void {
  if (fromFiles.delete(name)) sets.delete(name)
}

export const cardSet = (id: string): CardFile | undefined => sets.get(id)

export * from './decks.ts'

import { refuse } from '../refuse.ts'

export { faultsIn, readCards } from './read.ts'
export type * from './schema.ts'
