// SP-6.4 to SP-6.7 Windows: who is asked depends on public facts only
import type { ReactionWindow, Seat } from '@sternentisch/kernel'
import { type Action, PASS } from './action.ts'
import { otherSeat, type Pass, type Playing, type Table, type WindowFrame, type WindowKind } from './table.ts'
import type { View } from './view.ts'
import { handOf } from './zones.ts'

/** SP-6.4: a moment at which tactics can be played; there is none at the levels without tactics. */
export function openWindow({ table, kit }: Playing, window: WindowKind): void {
  if (!kit.tactics) return
  table.pending.push({ kind: 'window', seat: otherSeat(table.active), window, next: 0, passes: 0 })
}

/** SP-6.4: windows in which both players are asked, the active one first. */
export const isInAttack = (window: WindowKind): boolean => window === 'ready' || window === 'row'

/** SP-6.5, SP-6.6: the holders are asked in turn until all have passed in succession. */
export function advanceWindow({ table, cards, tell }: Playing, frame: WindowFrame): boolean {
  const holders = isInAttack(frame.window) ? 2 : 1
  while (frame.passes < holders) {
    const seat = holders === 2 && frame.next === 0 ? table.active : otherSeat(table.active)
    if (cards.zones[handOf(seat)].length > 0) {
      if (!covers(table.standing[seat], frame.window)) {
        frame.seat = seat
        return true
      }
      tell?.({ kind: 'passed', seat, window: frame.window })
    }
    pass(frame, holders)
  }
  table.pending.pop()
  return false
}

function pass(frame: WindowFrame, holders: number): void {
  frame.passes++
  frame.next = (frame.next + 1) % holders
}

/** SP-6.7 */
const covers = (standing: Pass, window: WindowKind): boolean =>
  standing === 'turn' || standing === 'tactic' || (standing !== 'once' && isInAttack(window))

export function passWindow({ table, tell }: Playing, frame: WindowFrame, scope: Pass): void {
  tell?.({ kind: 'passed', seat: frame.seat, window: frame.window })
  table.standing[frame.seat] = scope
  pass(frame, isInAttack(frame.window) ? 2 : 1)
}

/** SP-6.5: after a tactic the window starts again with its first holder; a reinforcement is one of the first holder. */
export function reopen(frame: WindowFrame): void {
  frame.passes = 0
  frame.next = 0
}

/** A longer pass ends with its scope. */
export function endPasses(table: Table, scope: Pass): void {
  for (let seat = 0 as Seat; seat < 2; seat++)
    if (table.standing[seat] === scope) table.standing[seat] = 'once'
}

/** SP-6.3, SP-6.6: what is asked whatever the hand holds. A longer pass, and taking one back, are ways to let it go by. */
export function windowAt(
  { viewer, pending }: View,
  actions: readonly Action[],
): ReactionWindow<Action> | null {
  const frame = pending.at(-1)
  if ((frame?.kind !== 'window' && frame?.kind !== 'chain') || frame.seat !== viewer) return null
  const name = frame.kind === 'window' ? frame.window : frame.kind
  return { name, pass: PASS, canAct: actions.some(({ kind }) => kind !== 'pass' && kind !== 'recall') }
}
