import { type Draws, fitted, type Mind } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { sizeOf } from '../rules/fleets.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { facts } from './facts.ts'
import { features } from './features.ts'
import { isApart, seen } from './seen.ts'
import file from './weights.json' with { type: 'json' }

/** Fleets to think about: there are up to 2251, most of them much alike. */
const FLEETS = 24

const { weights } = file

export const stellarMind: Mind<Table, View, Action> = {
  horizon: 24,
  depthIn: (table) => (isMelee(table) ? 24 : 4),
  pondered: (table) => (isMelee(table) ? 16 : 8),
  seen,
  isApart,
  features,
  facts,
  weights,
  evaluate: fitted(features, weights),

  propose(_, actions, draws) {
    return actions.length > FLEETS && actions[0].kind === 'fleet' ? someFleets(actions, draws) : actions
  },
}

/** Three or four, each alone: it takes a round until one is on turn again, and a few moves say little. */
const isMelee = ({ options: { mode } }: Table): boolean => mode === 'trio' || mode === 'quartet'

/** Large fleets mostly, a few smaller ones: ships not taken along can be used later. */
function someFleets(actions: readonly Action[], draws: Draws): readonly Action[] {
  const largest = Math.max(...actions.map(({ fleet }) => sizeOf(fleet)))
  const large = actions.filter(({ fleet }) => sizeOf(fleet) === largest)
  const small = actions.filter(({ fleet }) => sizeOf(fleet) < largest && sizeOf(fleet) >= largest - 2)
  return [...draws.shuffle(large).slice(0, FLEETS - 4), ...draws.shuffle(small).slice(0, 4)]
}
