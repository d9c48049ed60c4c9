import type { TakesCards } from '@sternentisch/grammar'
import { giveUp, setsOf, takeIn } from './at-hand.ts'
import { keptCards } from './store.ts'

/** A game gets all card sets that are kept for it, and loses those that no longer are. */
export async function bring(game: string, takes: TakesCards): Promise<void> {
  const kept = await keptCards(game)
  const sets = setsOf(game)
  for (const [name, text] of sets) if (kept.get(name) !== text) giveUp(game, takes, name)
  for (const [name, text] of kept) if (sets.get(name) !== text) takeIn(game, takes, name, text)
}
