import type { DeckCounts } from '@sternentisch/grammar'
import { isRefusal, meantWishes, type Refusal, readOptions, whyNotWish } from '@sternentisch/kernel'
import { refuse } from '../text/refuse.ts'
import { LONGEST_VALUE } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import type { ForDeck } from './with-set.ts'

export const sizeOf = (counts: DeckCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

/** Why the rules refuse a deck; null if it may be played. */
export const whyNotDeck = ({ game, rule, wishes }: OpenDecks, value: string): Refusal | null =>
  whyNotWish(game.options, { ...wishes, [rule.id]: value }, rule)

/** Why a list makes no deck of this game at all: it is too long, written otherwise, or has none of its cards. */
export function whyNone(
  { opened: { rule, building, wishes }, trouble }: ForDeck,
  value: string,
): Refusal | null {
  if (value.length > LONGEST_VALUE) return refuse('decks.read.long', { n: value.length, most: LONGEST_VALUE })
  const shape = rule.values.includes(value) ? null : (rule.whyNot?.(value) ?? null)
  // Of cards that are not here nobody can say which there are.
  if (shape || trouble) return shape
  const cards = Object.keys(building.read(value, wishes))
  if (cards.some((card) => building.mostOf(card, wishes) > 0)) return null
  const some = cards.slice(0, 5).map((card) => card.slice(0, 20))
  return refuse('decks.read.unknown', { cards: some.join(', ') })
}

/** One more or less of a card, as far as there are copies. */
export function withCard(
  { building, wishes }: OpenDecks,
  counts: DeckCounts,
  card: string,
  by: 1 | -1,
): DeckCounts {
  const now = (counts[card] ?? 0) + by
  if (now > building.mostOf(card, wishes) && by > 0) return counts
  const { [card]: _, ...others } = counts
  return now > 0 ? { ...others, [card]: now } : others
}

/** The options of a match in which the first seat plays this deck; null if it may not be played. */
export function optionsWith({ game, rule, wishes }: OpenDecks, value: string): object | null {
  const options = readOptions(game.options, meantWishes(game.options, { ...wishes, [rule.id]: value }))
  return isRefusal(options) ? null : options
}
