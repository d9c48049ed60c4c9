import { isRefusal } from '@sternentisch/kernel'
import { readCards } from './read.ts'
import type { CardSet } from './schema.ts'
import file from './sternenfeuer.json' with { type: 'json' }

/** The base deck that ships with the game. A slip in it stops everything at once, naming card and field. */
export const cards: CardSet = shipped()

function shipped(): CardSet {
  const set = readCards(file)
  if (isRefusal(set)) throw new Error(`sternenfeuer.json: ${set.code} ${JSON.stringify(set.params)}`)
  return set
}
