import { engineOf } from '@sternentisch/games/engines'
import type { BoxedRules } from '@sternentisch/grammar'
import type { Mind } from '@sternentisch/kernel'

/** A game as a bot needs it: its rules, and what to make of them. No words, no pictures. */
export interface Minded extends BoxedRules {
  readonly mind: Mind
}

/** Fetched when the first question about a game, under these rules, comes. */
export async function mindOf(id: string, rules: string): Promise<Minded> {
  const engine = await engineOf(id, rules)
  if (!engine) throw new Error(`no bot plays ${id} ${rules}`)
  const { game, cards } = engine
  return { game, cards, mind: await engine.mind() }
}
