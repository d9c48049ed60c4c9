// SN-6 Defence
import { move, type ReactionWindow } from '@sternentisch/kernel'
import { type Action, defendAction, PASS } from './action.ts'
import { attackOf, compare, spendCard } from './attack.ts'
import { designsInHand } from './hand.ts'
import { indexInHand } from './leaving.ts'
import { type Defence, indexOfFigure, type Looking, otherSeat, type Playing } from './table.ts'
import { drawCard } from './turn.ts'
import type { View } from './view.ts'
import { DISCARD, handOf, LIMBO, rowOf } from './zones.ts'

/** SN-6.1, SN-6.6: passing is always possible, also for those who could not do anything else. */
export function listDefences(look: Looking, { seat }: Defence, found: Action[]): void {
  const { cards, kit } = look
  const { value } = attackOf(look, kit.designOf[cards.zones[LIMBO][0]])
  const { designs, count } = designsInHand(look, seat)
  for (let each = 0; each < count; each++) {
    if (kit.designs[designs[each]].against & (1 << value)) found.push(defendAction(designs[each]))
  }
  found.push(PASS)
}

/** SN-6.6: it opens whatever the defender holds. */
export const windowAt = (
  { viewer, pending }: View,
  actions: readonly Action[],
): ReactionWindow<Action> | null => {
  const frame = pending.at(-1)
  return frame?.kind === 'defence' && frame.seat === viewer
    ? { name: frame.kind, pass: PASS, canAct: actions.length > 1 }
    : null
}

/** SN-6.1: no answer; the totals decide. */
export function passDefence(playing: Playing, { seat, place, attacker, target }: Defence): void {
  const { table, cards, kit, tell } = playing
  table.pending.pop()
  tell?.({ kind: 'passed', seat })
  const from = indexOfFigure(kit, cards.zones[rowOf(otherSeat(seat), place)], attacker)
  compare(playing, seat, place, from, indexOfFigure(kit, cards.zones[rowOf(seat, place)], target))
}

/** SN-6.2 to SN-6.5 */
export function repel(playing: Playing, { seat }: Defence, design: number): void {
  const { table, cards, kit, tell } = playing
  table.pending.pop()
  move(cards, kit.layout, handOf(seat), indexInHand(playing, seat, design), DISCARD)
  tell?.({ kind: 'repelled', seat, card: design })
  spendCard(playing)
  drawCard(playing, seat, 'defence')
}
