import type { GameBoard } from '@sternentisch/grammar'
import type { Match } from '@sternentisch/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { BotClient } from '../bot/client.ts'
import type { Thinker } from '../bot/question.ts'
import type { KeptMatch } from '../matches/kept-match.ts'
import { matches } from '../matches/store.ts'
import { getSettings, wantsMotion } from '../shell/settings.ts'
import { LocalTable } from './local-table.ts'
import type { TableState } from './state.ts'

/** How long one thing is shown; nothing moves for those who want no motion. */
export const paceNow = (): number => (wantsMotion(getSettings()) ? getSettings().pace : 0)

/** What the first of the given orders says that has an answer. */
function answerOf(orders: GameBoard['orders'] = [], view: unknown, actions: readonly unknown[]): unknown {
  const { orders: given } = getSettings()
  for (const order of orders) {
    const answer = given.includes(order.name) ? order.answer(view, actions) : undefined
    if (answer !== undefined) return answer
  }
  return undefined
}

/** A kept match, going on as long as the page shows it. */
export function useLocalTable(
  kept: KeptMatch,
  match: Match,
  { remember, orders }: GameBoard,
): { readonly table: LocalTable; readonly state: TableState; readonly thinker: Thinker } {
  const [thinker] = useState(() => new BotClient())
  const [table] = useState(
    () =>
      new LocalTable(matches.scribeFor(kept), match, thinker, {
        pace: paceNow,
        autoPass: () => getSettings().autoPass,
        answer: (view, actions) => answerOf(orders, view, actions),
        remember,
      }),
  )
  const state = useSyncExternalStore(table.subscribe, () => table.state)
  useEffect(() => {
    table.start()
    return () => {
      table.stop()
      thinker.close()
    }
  }, [table, thinker])
  return { table, state, thinker }
}
