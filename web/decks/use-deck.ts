import type { DeckCounts } from '@sternentisch/grammar'
import { freshMatchId, LONGEST_TITLE, titled } from '@sternentisch/kernel'
import { go } from '../shell/router.ts'
import { freeName } from '../storage/free-name.ts'
import { usePast } from '../storage/use-past.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import { deckShelf, decksFor } from './store.ts'
import type { SetOfDeck } from './with-set.ts'

/** Keeps a new deck and goes to it. */
export function beginDeck(
  game: string,
  { name, value, set, needs }: Pick<KeptDeck, 'name' | 'value'> & SetOfDeck,
): void {
  const id = freshMatchId()
  const names = decksFor(deckShelf.list(), game).map((deck) => deck.name)
  deckShelf.keep({
    id,
    game,
    name: freeName(titled(name), names, LONGEST_TITLE),
    value,
    ...(set === undefined ? {} : { set }),
    ...(needs === undefined ? {} : { needs }),
    changed: Date.now(),
    turn: 0,
  })
  go({ name: 'decks', game, deck: id })
}

/** The deck that is being built: every change is kept at once, and can be taken back. */
export function useDeck({ building, wishes }: OpenDecks, deck: KeptDeck) {
  const { steps, isElsewhere, lead } = usePast<string>(deck.value)
  const put = (change: Partial<KeptDeck>): void => deckShelf.keep({ ...deck, ...change, changed: Date.now() })
  const counts = building.read(deck.value, wishes)
  const write = (next: DeckCounts): void => {
    const value = building.write(next, wishes)
    if (value === deck.value) return
    lead([...steps, deck.value], value)
    put({ value })
  }
  const undo = (): void => {
    const last = steps.at(-1)
    if (last === undefined) return
    lead(steps.slice(0, -1), last)
    put({ value: last })
  }
  /** A name in which there is nothing to read is none: the one before stays. */
  const rename = (typed: string): void => {
    const name = titled(typed)
    if (name !== '' && name !== deck.name) put({ name })
  }
  return { counts, write, undo, canUndo: steps.length > 0, isElsewhere, rename }
}
