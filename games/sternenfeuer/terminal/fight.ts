// SN-5.6: how a fight would end, as far as the viewer can tell
import { UNKNOWN } from '@sternentisch/kernel'
import { attackTotal, defenceTotal } from '../rules/attack.ts'
import type { Use } from '../rules/designs.ts'
import type { View } from '../rules/view.ts'
import { lookAt, type Sighted } from './sight.ts'

/** The totals of both sides; null for a target that the viewer does not know. */
export function totalsOf(view: View, attacker: Sighted, target: Sighted, use: Use): [number, number | null] {
  const look = lookAt(view)
  const own = attackTotal(look, attacker.seat, attacker.place, attacker.index, use)
  if (target.design === UNKNOWN) return [own, null]
  return [own, defenceTotal(look, target.seat, target.place, target.index, use)]
}

/** `48:42`, or `48:?` */
export const fightWords = (view: View, attacker: Sighted, target: Sighted, use: Use): string =>
  totalsOf(view, attacker, target, use)
    .map((total) => total ?? '?')
    .join(':')
