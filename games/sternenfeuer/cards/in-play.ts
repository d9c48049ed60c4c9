import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { readCards } from './read.ts'
import type { CardSet } from './schema.ts'
import { cards } from './shipped.ts'

let inPlay: CardSet = cards

/** The cards that rules, bot and terminal play with: the base deck, until somebody brings another. */
export const cardsInPlay = (): CardSet => inPlay

/** From now on every match is played with these cards; its log says so, and is read with the same cards again. */
export function playWith(set: CardSet): void {
  inPlay = set
}

/** Plays with the cards of a file, or says what is wrong with it. */
export function addCards(_name: string, file: unknown): Refusal | null {
  const set = readCards(file)
  if (isRefusal(set)) return set
  playWith(set)
  return null
}
