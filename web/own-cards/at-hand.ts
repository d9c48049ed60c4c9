import type { TakesCards } from '@sternentisch/grammar'
import { type Bill, isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuse } from '../text/refuse.ts'
import { readFile } from './read-file.ts'
import { forgetCards, keepCards } from './store.ts'

/** A set came to a game as the text of its file; or it went, and there is no text. */
export interface CardChange {
  readonly name: string
  readonly file: string | null
}

/**
 * By game: all that came and went since this page was opened. Games may number cards in the order they came, so
 * a bot in its worker goes through the same changes.
 */
const changes = new Map<string, CardChange[]>()

const note = (game: string, change: CardChange): void => {
  changes.set(game, [...(changes.get(game) ?? []), change])
}

/** The sets that a game of this page knows, by name. */
export function setsOf(game: string): ReadonlyMap<string, string> {
  const sets = new Map<string, string>()
  for (const { name, file } of changes.get(game) ?? []) {
    if (file === null) sets.delete(name)
    else sets.set(name, file)
  }
  return sets
}

/** A game gets to know the set in this text, or says what is wrong with it. */
export function takeIn(game: string, takes: TakesCards, name: string, text: string): Refusal | null {
  const file = readFile(text)
  if (isRefusal(file)) return file
  const refusal = takes.addCards(name, file)
  if (!refusal) note(game, { name, file: text })
  return refusal
}

export function giveUp(game: string, takes: TakesCards, name: string): void {
  takes.removeCards(name)
  note(game, { name, file: null })
}

/** Keeps a card file and plays with it from now on; or changes nothing and says what is wrong with it. */
export async function addOwnCards(
  game: string,
  takes: TakesCards,
  name: string,
  text: string,
): Promise<Refusal | null> {
  const refusal = takeIn(game, takes, name, text)
  if (refusal) return refusal
  if (await keepCards(game, name, text)) return null
  giveUp(game, takes, name)
  return refuse('cards.full')
}

export async function removeOwnCards(game: string, takes: TakesCards, name: string): Promise<void> {
  await forgetCards(game, name)
  giveUp(game, takes, name)
}

/** What a bot has to be told about the cards of a match; nothing where they are the game's own. */
export function changesFor({ game, options }: Pick<Bill, 'game' | 'options'>): readonly CardChange[] {
  const { cards } = options as { readonly cards?: string }
  return cards !== undefined && setsOf(game).has(cards) ? (changes.get(game) ?? []) : []
}
