import { makePlayable } from '../own-cards/at-hand.ts'
import { contentOf, type KeptSet } from '../sets/kept-set.ts'
import { playedAs } from '../sets/played.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'

/** Why the set of a deck cannot be built with: it is gone, or it has faults. Then only the shipped cards are there. */
export type NoSet = 'gone' | 'faulty'

/** The same game, with the cards of a set of one's own. */
function withSet(opened: OpenDecks, set: KeptSet): OpenDecks | null {
  const played = playedAs(set)
  if (!played || !opened.cards) return null
  if (makePlayable(opened.game, opened.cards, played.name, played.file)) return null
  return { ...opened, wishes: { ...opened.wishes, cards: played.name }, file: contentOf(set) }
}

export interface ForDeck {
  readonly opened: OpenDecks
  readonly trouble: NoSet | null
}

/** The cards that a deck is built of. */
export function openedFor(
  opened: OpenDecks,
  sets: readonly KeptSet[],
  deck: Pick<KeptDeck, 'set'> | undefined,
): ForDeck {
  if (deck?.set === undefined) return { opened, trouble: null }
  const set = sets.find(({ id }) => id === deck.set)
  if (!set) return { opened, trouble: 'gone' }
  const own = withSet(opened, set)
  return own ? { opened: own, trouble: null } : { opened, trouble: 'faulty' }
}
