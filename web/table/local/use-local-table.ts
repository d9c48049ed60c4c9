import type { GameBoard } from '@sternentisch/grammar'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { BotClient } from '../../bot/client.ts'
import type { Thinker } from '../../bot/question.ts'
import type { Hosted } from '../../host/hosted.ts'
import { LocalHost } from '../../host/local-host.ts'
import type { KeptMatch } from '../../matches/kept-match.ts'
import { matches } from '../../matches/store.ts'
import { askingIn, paceNow } from '../../shell/settings.ts'
import type { TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { LocalTable } from './local-table.ts'
import { orderedAnswer } from './ordered-answer.ts'

/** A kept match, going on as long as the page shows it. */
export function useLocalTable(
  kept: KeptMatch,
  hosted: Hosted,
  { remember, orders, ending }: GameBoard,
): { readonly table: Table; readonly state: TableState; readonly thinker: Thinker } {
  const [thinker] = useState(() => new BotClient())
  const [table] = useState(
    () =>
      new LocalTable(new LocalHost(matches.scribeFor(kept), hosted), thinker, {
        pace: paceNow,
        asking: () => askingIn(kept.game),
        answer: (view, actions) => orderedAnswer(orders, view, actions),
        remember,
        ending,
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
