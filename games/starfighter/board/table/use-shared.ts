import { useForeseen } from '@sternentisch/grammar'
import { useMemo } from 'react'
import type { Action } from '../../rules/action.ts'
import { kitOf } from '../../rules/kit.ts'
import { chainOf } from '../chain/chain.ts'
import { foresee } from '../chain/foresight.ts'
import type { Plan } from '../plan/plan.ts'
import type { Props, TableProps } from './context.ts'
import { NOTHING } from './memory.ts'

/** What is shown and offered, with what would come of the action that is foreseen. */
export function useShared({ moment, choice, names, speech }: Props, plan: Plan, spread: boolean): TableProps {
  const { view, event, memory = NOTHING } = moment
  const foreseen = useForeseen(choice)
  const foresight = useMemo(
    () => (choice && foreseen ? foresee(view, foreseen) : null),
    [choice, view, foreseen],
  )
  const chain = useMemo(() => chainOf(view, memory, foresight, event), [view, memory, foresight, event])
  return {
    view,
    kit: kitOf(view.options),
    event,
    names,
    speech,
    choice,
    plan,
    memory,
    spread,
    foreseen: choice ? foreseen : null,
    foresight,
    chain,
    asked: choice ? askedOf(choice.actions) : null,
  }
}

/** Passing goes with playing; everything else is asked alone. */
const askedOf = (actions: readonly Action[]): Action['kind'] | null =>
  actions.find(({ kind }) => kind !== 'pass')?.kind ?? (actions.length > 0 ? 'play' : null)
