import type { GameBoard } from '@sternentisch/grammar'
import type { AnyGame } from '@sternentisch/kernel'
import type { FollowedTable, Line } from '@sternentisch/wire/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { askingIn, onSettings, paceNow } from '../../shell/settings.ts'
import { orderedAnswer } from '../local/ordered-answer.ts'
import type { TableState } from '../state.ts'
import { useAway } from './away/use-away.ts'
import { OnlineTable } from './online-table.ts'

/** A table of a server, going on as long as the page shows it. */
export function useOnlineTable(
  followed: FollowedTable,
  line: Line,
  game: AnyGame,
  { remember, orders, ending }: GameBoard,
): { readonly table: OnlineTable; readonly state: TableState } {
  const [table] = useState(
    () =>
      new OnlineTable(followed, line, game, {
        pace: paceNow,
        asking: () => askingIn(game.id),
        answer: (view, actions) => orderedAnswer(orders, view, actions),
        remember,
        ending,
      }),
  )
  const state = useSyncExternalStore(table.subscribe, () => table.state)
  useEffect(() => {
    table.start()
    // Another tab may have changed when to ask.
    const hush = onSettings(table.thinkAgain)
    return () => {
      hush()
      table.stop()
    }
  }, [table])
  useAway(table, line)
  return { table, state }
}
