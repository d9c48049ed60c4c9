import { type OpenChoice, useChoice } from '@sternentisch/grammar'
import type { AnyGame, Moment } from '@sternentisch/kernel'
import { useMemo } from 'react'
import type { ReviewTable } from '../review/use-review-table.tsx'
import { NO_ACTIONS } from '../state.ts'

/** What was decided there can be decided anew: on the board, as at any table. Null where there is nothing to decide. */
export function useDecideAnew(
  game: AnyGame,
  moment: Moment,
  running: boolean,
  reviewed: ReviewTable | null,
): OpenChoice | null {
  const decides = reviewed?.isDecision === true && !running && moment.event === null
  const actions = useMemo(
    () => (decides ? game.actions(moment.view) : NO_ACTIONS),
    [decides, game, moment.view],
  )
  const choice = useChoice(game, moment.view, actions, (action) => reviewed?.decide(action))
  return decides ? choice : null
}
