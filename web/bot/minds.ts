import { boxes } from '@sternentisch/games'
import type { BoxedRules } from '@sternentisch/grammar'
import type { Mind } from '@sternentisch/kernel'

/** A game as a bot needs it: its rules, and what to make of them. No words, no pictures. */
export interface Minded extends BoxedRules {
  readonly mind: Mind
}

/** Fetched when the first question about a game comes. */
export async function mindOf(game: string): Promise<Minded> {
  const box = boxes.find(({ id }) => id === game)
  if (!box) throw new Error(`no bot plays ${game}`)
  const [rules, mind] = await Promise.all([box.rules(), box.mind()])
  return { ...rules, mind }
}
