import type { SetNote } from '@sternentisch/kernel'
import { makePlayable } from '../own-cards/at-hand.ts'
import { contentOf, type KeptSet } from '../sets/kept-set.ts'
import { playedAs } from '../sets/played.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'

/** Why the set of a deck cannot be built with: it is gone, it never came, or it has faults. Then only the shipped cards are there. */
export type NoSet = 'gone' | 'missing' | 'faulty'

/** The same game, with the cards of a set of one's own. */
function withSet(opened: OpenDecks, set: KeptSet): OpenDecks | null {
  const played = playedAs(set)
  if (!played || !opened.cards) return null
  if (makePlayable(opened.game, opened.cards, played.name, played.file)) return null
  return { ...opened, wishes: { ...opened.wishes, cards: played.name }, file: contentOf(set) }
}

export interface ForDeck {
  readonly opened: OpenDecks
  /** As the deck names its set wherever it goes; null for the shipped cards, or where that is not known any more. */
  readonly note: SetNote | null
  readonly trouble: NoSet | null
}

export type SetOfDeck = Pick<KeptDeck, 'set' | 'needs'>

/** The set with exactly these cards, if it is among them. */
export const setWith = (sets: readonly KeptSet[], { hash }: SetNote): KeptSet | undefined =>
  sets.find((set) => playedAs(set)?.note.hash === hash)

/** The cards that a deck is built of. */
export function openedFor(
  opened: OpenDecks,
  sets: readonly KeptSet[],
  { set: id, needs }: SetOfDeck,
): ForDeck {
  if (id === undefined && !needs) return { opened, note: null, trouble: null }
  const set = id === undefined ? needs && setWith(sets, needs) : sets.find((each) => each.id === id)
  if (!set) return { opened, note: needs ?? null, trouble: id === undefined ? 'missing' : 'gone' }
  const own = withSet(opened, set)
  const note = playedAs(set)?.note ?? null
  return own ? { opened: own, note, trouble: null } : { opened, note, trouble: 'faulty' }
}
