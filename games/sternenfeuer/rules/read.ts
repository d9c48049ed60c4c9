import { type Refusal, refuse } from '@sternentisch/kernel'
import { type Action, placeAction, transferAction } from './action.ts'
import { listFor } from './actions.ts'
import type { Kit } from './kit.ts'
import { readAction } from './notation.ts'
import { otherEnds, whyNot } from './refusals.ts'
import type { View } from './view.ts'

/** The action that is written there if it is legal now, else the rule that forbids it. */
export function readMove(kit: Kit, view: View, text: string): Action | Refusal {
  const move = text.trim()
  const meant = readAction(kit, move)
  if (!meant) return refuse('sternenfeuer.notation', { text: move.slice(0, 60) })
  const legal = listFor(kit, view)
  if (legal.includes(meant)) return meant
  const alike = withOtherEnd(meant).find((action) => legal.includes(action))
  return alike ?? whyNot(kit, view, meant)
}

/** SN-2.4: nobody needs to say which end where both are the same; where they are not, the right one is usual. */
function withOtherEnd(action: Action): readonly Action[] {
  const { card, seat, place, at, to } = action
  if (action.kind === 'place') return otherEnds(action).map((end) => placeAction(card, place, end))
  if (action.kind !== 'transfer') return []
  return otherEnds(action).map((end) => transferAction(card, seat, place, at, to, end))
}
