import type { BoxedRules } from '@sternentisch/grammar'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { type CardText, cardTextOf } from '@sternentisch/kernel/card-file'

/** A card set that can be played with, named by its contents. */
export interface CardSet extends CardText {
  /** The value of the option `cards`. */
  readonly name: string
}

/** What a set of this hash is called among the options of a match: no other contents ever have the name. */
export const nameOfCards = (hash: string): string => `set-${hash}`

/**
 * Makes the set of a card file playable, if the game takes cards and the file is what its schema wants; else says what is wrong,
 * or answers null where a game takes none. A set that is there already is the same set.
 */
// unused so far: the server, which keeps sets by hash
export function playWith({ game, cards }: BoxedRules, written: string): CardSet | Refusal | null {
  if (!cards) return null
  const file = cardTextOf(written)
  if (isRefusal(file)) return file
  const name = nameOfCards(file.hash)
  const offered = game.options.rules.find(({ id }) => id === 'cards')?.values ?? []
  const refusal = offered.includes(name) ? null : cards.addCards(name, JSON.parse(file.text))
  return refusal ?? { ...file, name }
}

/** Nobody plays with the set of this hash any more. */
// unused so far: a server that puts its sets away
export const putAway = ({ cards }: BoxedRules, hash: string): void => cards?.removeCards(nameOfCards(hash))
