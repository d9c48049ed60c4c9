import { fitted, type Mind } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { facts } from './facts.ts'
import { features } from './features.ts'
import first from './first.json' with { type: 'json' }
import { seen } from './seen.ts'
import file from './weights.json' with { type: 'json' }

const { weights } = file

export const sternenfeuerMind: Mind<Table, View, Action> = {
  horizon: 16,
  depth: 4,
  pondered: () => 8,
  seen,
  features,
  facts,
  weights,
  evaluate: fitted(features, weights),
  // Strong players hold on to defences and figures: who looks at nothing but the next move would play none.
  atOnce: fitted(features, first.weights),
  propose: (_, actions) => actions,
}
