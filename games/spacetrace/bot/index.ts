import { fitted, type Mind } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { facts } from './facts.ts'
import { features } from './features.ts'
import { seen } from './seen.ts'
import file from './weights.json' with { type: 'json' }

const { weights } = file

export const spacetraceMind: Mind<Table, View, Action> = {
  horizon: 40,
  depth: 4,
  pondered: () => 8,
  seen,
  features,
  facts,
  weights,
  evaluate: fitted(features, weights),
  propose: (_, actions) => actions,
}
