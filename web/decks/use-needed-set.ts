import type { SetNote } from '@sternentisch/kernel'
import { useEffect } from 'react'
import { keptCards } from '../own-cards/store.ts'
import type { KeptSet } from '../sets/kept-set.ts'
import { keepSet } from '../sets/store.ts'
import type { KeptDeck } from './kept-deck.ts'
import { deckShelf } from './store.ts'
import { setWith } from './with-set.ts'

/** A set that was played with here becomes one of one's own: decks are built of those. */
async function bringPlayed(game: string, { hash, title }: SetNote): Promise<void> {
  const found = [...(await keptCards(game))].find(([name]) => name.startsWith(`set-${hash}`))
  if (found) keepSet({ game, title, file: found[1] })
}

/** A deck that came with the name of its set looks for it on this device, and follows it from then on. */
export function useNeededSet(deck: KeptDeck | undefined, sets: readonly KeptSet[]): void {
  useEffect(() => {
    if (!deck?.needs || deck.set !== undefined) return
    const set = setWith(sets, deck.needs)
    if (set) deckShelf.keep({ ...deck, set: set.id, needs: undefined })
    else void bringPlayed(deck.game, deck.needs)
  }, [deck, sets])
}
