import type { DeckCounts } from '@sternentisch/grammar'
import { isRefusal, meantWishes, type Refusal, readOptions, whyNotWish } from '@sternentisch/kernel'
import type { OpenDecks } from './open-decks.ts'

export const sizeOf = (counts: DeckCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

/** Why the rules refuse a deck; null if it may be played. */
export const whyNotDeck = ({ game, rule, wishes }: OpenDecks, value: string): Refusal | null =>
  whyNotWish(game.options, { ...wishes, [rule.id]: value }, rule)

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
