import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import { type Action, NO_END, placeAction, RIGHT, transferAction } from './action.ts'
import { listFor } from './actions.ts'
import type { Kit } from './kit.ts'
import { readNotation } from './read-notation.ts'
import { whyNot } from './refusals.ts'
import type { View } from './view.ts'

/** The action that is written there if it is legal now, else the rule that forbids it. */
export function readMove(kit: Kit, view: View, text: string): Action | Refusal {
  const move = text.trim()
  const meant = readNotation(kit, move)
  if (!meant) return refuse('sternenfeuer.notation', { text: move.slice(0, 60) })
  if (isRefusal(meant)) return meant
  const legal = listFor(kit, view)
  if (legal.includes(meant)) return meant
  const usual = withUsualEnd(meant)
  return legal.includes(usual) ? usual : whyNot(kit, view, meant)
}

/** SN-2.4: nobody needs to say which end; where it matters, the right one is meant. */
function withUsualEnd(action: Action): Action {
  const { kind, card, seat, place, at, to, end } = action
  if (end !== NO_END) return action
  if (kind === 'place') return placeAction(card, place, RIGHT)
  return kind === 'transfer' ? transferAction(card, seat, place, at, to, RIGHT) : action
}
