import { fitted, type Mind } from '@sternentisch/kernel'
import { type Action, READY } from '../rules/action.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { facts } from './facts.ts'
import { features } from './features.ts'
import { isApart, seen } from './seen.ts'
import file from './weights.json' with { type: 'json' }

const { weights } = file

export const starfighterMind: Mind<Table, View, Action> = {
  horizon: 12,
  depth: 2,
  seen,
  isApart,
  features,
  facts,
  weights,
  evaluate: fitted(features, weights),
  // SF-1.4: cruisers win about equally often (docs/balance.md), which an empty board does not show.
  varies: ({ kind }) => (kind === 'cruiser' ? 0.5 : 0),

  // A share is a pile as it is: what to leave out of it nobody can tell before the first card.
  propose: (_, actions) => (actions.includes(READY) ? [READY] : actions),
}
