// SN-5.6: how a fight would end, as far as the viewer can tell
import { UNKNOWN } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { attackOf, attackTotal, defenceTotal } from '../rules/attack.ts'
import type { Use } from '../rules/designs.ts'
import type { View } from '../rules/view.ts'
import { lookAt } from './cards.ts'
import { type Figure, figureOf, targetOf } from './figures.ts'

/** The totals of both sides; null for a target that the viewer does not know. */
export function totalsOf(view: View, attacker: Figure, target: Figure, use: Use): [number, number | null] {
  const look = lookAt(view)
  const own = attackTotal(look, attacker.seat, attacker.place, attacker.index, use)
  if (target.face === UNKNOWN) return [own, null]
  return [own, defenceTotal(look, target.seat, target.place, target.index, use)]
}

/** `48:42`, or `48:?` */
export const totalsText = (view: View, attacker: Figure, target: Figure, use: Use): string =>
  totalsOf(view, attacker, target, use)
    .map((total) => total ?? '?')
    .join(':')

/** The totals of an attack that can be made now. */
export const attackTotals = (view: View, action: Action): string =>
  totalsText(view, figureOf(view, action), targetOf(view, action), attackOf(lookAt(view), action.card))
