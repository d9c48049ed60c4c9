// What an attack is worth as things stand, in one sentence
import type { Seat } from '@sternentisch/kernel'
import { type Account, leftIn } from '../account.ts'
import { farSeat, leftOf, nearSeat, shipsOf } from '../reading.ts'
import type { TableProps } from '../table-context.tsx'

export function worthOf(table: TableProps): string | null {
  const { view, expected, speech, names } = table
  const kind = view.pending.at(-1)?.kind
  if (
    !expected ||
    (kind !== 'turn' && kind !== 'order' && kind !== 'attack' && kind !== 'window' && kind !== 'chain')
  )
    return null
  if (kind === 'turn' && view.turn < 2) return null
  if (kind !== 'turn' && !view.attacked) return null
  const [near, far] = [nearSeat(view), farSeat(view)]
  return speech.say(kind === 'turn' ? 'spacetrace.board.worth' : 'spacetrace.board.outlook', {
    foe: names[far],
    own: lossOf(table, expected, near).base,
    hit: lossOf(table, expected, far).base,
    lost: lossOf(table, expected, near).cards,
    wrecks: lossOf(table, expected, far).cards,
  })
}

/** Whether an attack would cost the other side anything. */
export function paysOff(table: TableProps): boolean {
  const { expected, view } = table
  if (!expected) return false
  const { base, cards } = lossOf(table, expected, farSeat(view))
  return base + cards > 0
}

function lossOf({ view }: TableProps, expected: Account, seat: Seat): { base: number; cards: number } {
  let [base, cards] = [0, 0]
  for (const card of shipsOf(view, seat)) {
    const left = leftIn(expected, card.copy) ?? leftOf(card)
    if (card.figures.card.type === 'base') base = leftOf(card) - left
    else if (left === 0) cards++
  }
  return { base, cards }
}
