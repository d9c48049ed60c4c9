import type { Draws, Mind } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { sizeOf } from '../rules/fleets.ts'
import { kitOf } from '../rules/kit.ts'
import { scoreOf } from '../rules/score.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'

export const stellarMind: Mind<Table, View, Action> = {
  horizon: 60,
  evaluate(table) {
    const kit = kitOf(table.options)
    return Array.from({ length: kit.players }, (_, seat) => scoreOf({ cards: table.cards, kit }, seat) / 69)
  },
  propose(_view: View, actions: readonly Action[], draws: Draws) {
    if (actions.length <= 60 || actions[0].kind !== 'fleet') return actions
    const largest = Math.max(...actions.map((action) => sizeOf(action.fleet)))
    const full = actions.filter((action) => sizeOf(action.fleet) === largest)
    return draws.shuffle([...full]).slice(0, 24)
  },
}
