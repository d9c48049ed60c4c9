// SP-8 Trading cards
import type { Seat } from '@sternentisch/kernel'
import { draw } from './draw.ts'
import { MOTHERSHIP } from './figures.ts'
import { commandOf, openCard } from './fleets.ts'
import { leaveHand, placeInHand } from './hand.ts'
import type { Looking, Playing, TradeFrame } from './table.ts'
import { discardOf, removedOf } from './zones.ts'

export const TRADED_CARDS = 3
const USUAL_MP = 100

/** SP-8.1; a commander may make it more. */
export const tradeValue = (looking: Looking, seat: Seat): number => commandOf(looking, seat).trade || USUAL_MP

export function startTrade({ table }: Playing, seat: Seat, gain: 'mp' | 'card'): void {
  table.pending.push({ kind: 'trade', seat, gain, left: TRADED_CARDS })
}

/** SP-8.2: ships are removed from the game, everything else is discarded. */
export function giveCard(playing: Playing, trade: TradeFrame, face: number): void {
  const { table, kit, tell } = playing
  const { seat } = trade
  const removed = kit.figures[face].kind <= MOTHERSHIP
  const place = placeInHand(playing, seat, face)
  const card = leaveHand(playing, seat, place, removed ? removedOf(seat) : discardOf(seat))
  if (--trade.left === 0) table.pending.pop()
  tell?.({ kind: 'gaveUp', ...openCard(playing, card), to: removed ? 'removed' : 'discard' })
  if (trade.left > 0) return
  const amount = trade.gain === 'mp' ? tradeValue(playing, seat) : 1
  tell?.({ kind: 'traded', seat, gain: trade.gain, amount })
  if (trade.gain === 'mp')
    table.mp[seat] += amount // SP-8.3
  else draw(playing, seat, 1)
}
