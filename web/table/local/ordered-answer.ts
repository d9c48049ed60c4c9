import type { GameBoard } from '@sternentisch/grammar'
import { getSettings } from '../../shell/settings.ts'

/** What the first of the given orders says that has an answer. */
export function orderedAnswer(
  orders: GameBoard['orders'] = [],
  view: unknown,
  actions: readonly unknown[],
): unknown {
  const { orders: given } = getSettings()
  for (const order of orders) {
    const answer = given.includes(order.name) ? order.answer(view, actions) : undefined
    if (answer !== undefined) return answer
  }
  return undefined
}
