import { isRefusal, type Match, type Refusal, refuse } from '@sternentisch/kernel'
import { readFile } from './read-file.ts'
import { forgetCards, keepCards } from './store.ts'

/** A game that can be played with cards of one's own: each set is a value of its option `cards`. */
export interface TakesCards {
  addCards(name: string, file: unknown): Refusal | null
  removeCards(name: string): void
  /** The set that ships with the game: the example for all others. */
  readonly cards: object
}

/** A card set on its way to a bot, which sees nothing of what this browser keeps. */
export interface OwnCards {
  readonly name: string
  readonly file: unknown
}

const atHand = new Map<string, Map<string, string>>()

/** By name: the sets that a game of this page knows, as they were kept when they came. */
export function setsOf(game: string): Map<string, string> {
  const sets = atHand.get(game) ?? new Map<string, string>()
  atHand.set(game, sets)
  return sets
}

/** Keeps a card file and plays with it from now on; or changes nothing and says what is wrong with it. */
export function addOwnCards(game: string, takes: TakesCards, name: string, text: string): Refusal | null {
  const file = readFile(text)
  if (isRefusal(file)) return file
  const refusal = takes.addCards(name, file)
  if (refusal) return refusal
  const tidy = JSON.stringify(file)
  try {
    keepCards(game, name, tidy)
  } catch {
    takes.removeCards(name)
    return refuse('cards.full')
  }
  setsOf(game).set(name, tidy)
  return null
}

export function removeOwnCards(game: string, takes: TakesCards, name: string): void {
  forgetCards(game, name)
  takes.removeCards(name)
  setsOf(game).delete(name)
}

/** The card set of a match, where it is one of one's own. */
export function ownCardsOf({ game, opening }: Match): OwnCards | null {
  const { cards: name } = opening.options as { readonly cards?: string }
  const text = name === undefined ? undefined : atHand.get(game.id)?.get(name)
  return name === undefined || text === undefined ? null : { name, file: JSON.parse(text) as unknown }
}
