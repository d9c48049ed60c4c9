import type { TakesCards } from '@sternentisch/grammar'
import { type EngineOf, giveUp, setsOf, takeIn } from './at-hand.ts'
import { keptCards } from './store.ts'

/** An engine gets all card sets that are kept for its game, and loses those that no longer are. */
export async function bring(engine: EngineOf, takes: TakesCards): Promise<void> {
  const kept = await keptCards(engine.id)
  const sets = setsOf(engine)
  // What a server has sent for its tables is kept nowhere, and stays as long as the page.
  const ours = [...sets].filter(([name]) => !name.startsWith('set-'))
  for (const [name, text] of ours) if (kept.get(name) !== text) giveUp(engine, takes, name)
  for (const [name, text] of kept) if (sets.get(name) !== text) takeIn(engine, takes, name, text)
}
