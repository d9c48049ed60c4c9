// SF-3 Deployment
import type { Seat } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { deploy } from './boards.ts'
import { type Frame, frame, other, type Playing } from './table.ts'
import { handOf, sectorOf } from './zones.ts'

/** Whether somebody must decide now; if not, the phase goes on. */
export function advanceDeployment(playing: Playing, turn: Frame): boolean {
  const { table, cards } = playing
  table.chain = 0
  if (table.passed === 3) {
    // SF-3.10
    table.pending.pop()
    table.pending.push(frame('battle', table.initiative, 'shift'))
    return false
  }
  if (table.passed & (1 << turn.seat)) turn.seat = other(turn.seat) // SF-3.8
  if (cards.zones[handOf(turn.seat)].length > 0 && hasFreeSlot(playing, turn.seat)) return true
  pass(playing, turn, true) // SF-3.9
  return false
}

function hasFreeSlot({ table, cards, kit }: Playing, seat: Seat): boolean {
  const { slots } = kit.ships[table.cruisers[seat]]
  for (let sector = 0; sector < 5; sector++)
    if (cards.zones[sectorOf(seat, sector)].length < slots[sector]) return true
  return false
}

/** SF-3.1, SF-3.2, SF-3.6: the next turn begins once the chain is over. */
export function playCard(playing: Playing, turn: Frame, action: Action): void {
  const { table } = playing
  const { seat } = turn
  table.acted = true
  deploy(playing, seat, handOf(seat), placeInHand(playing, seat, action.card), action.sector, action.up)
  turn.seat = other(seat)
}

function placeInHand({ cards, kit }: Playing, seat: Seat, id: string): number {
  const hand = cards.zones[handOf(seat)]
  for (let at = 0; at < hand.length; at++) if (kit.ids[kit.layout.face[hand[at]]] === id) return at
  throw new Error('that card is not in the hand')
}

/** SF-3.7, SF-3.8: the first to pass takes the initiative. */
export function pass({ table, tell }: Playing, turn: Frame, byItself: boolean): void {
  const { seat } = turn
  const takesInitiative = table.passed === 0
  if (takesInitiative) table.initiative = seat
  table.passed |= 1 << seat
  turn.seat = other(seat)
  tell?.({ kind: 'passed', seat, byItself, takesInitiative })
}
