import type { AnyGame, Mind, Random } from '@sternentisch/kernel'
import type { Budget, Thought } from './bot.ts'
import { levelled } from './levelled.ts'
import { duel } from './review/duel.ts'
import type { Figures } from './review/facts.ts'

/** What a bot would do, and by what people can see that it is better than the next best. */
export interface Advice extends Thought {
  readonly facts: readonly Figures[]
}

/**
 * Advice for a seat, from what it sees: the best move and its runner-up are played on from the same imagined tables once more, so that
 * their chances can be told side by side. Should the runner-up turn out to be better, it is what is advised.
 */
export function advise(
  game: AnyGame,
  mind: Mind,
  view: unknown,
  actions: readonly unknown[],
  budget: Budget,
  random: Random,
): Advice {
  const { action, considered } = levelled(game, mind)(view, actions, budget, random)
  const [best, second, ...others] = considered
  if (!best || !second) return { action, considered, facts: [] }
  const { chances, facts, mark } = duel(game, mind, view, [best.action, second.action], random)
  const weighed = [
    { ...best, chance: chances[0] },
    { ...second, chance: chances[1] },
  ]
  const isRight = mark === 'best' || mark === null
  const ordered = isRight ? weighed : weighed.toReversed()
  return { action: ordered[0].action, considered: [...ordered, ...others], facts: mark === null ? [] : facts }
}
