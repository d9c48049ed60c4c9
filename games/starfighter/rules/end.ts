// SF-5.13 End of round, SF-7 End of the game
import type { Result, Seat } from '@sternentisch/kernel'
import { withoutShieldHits } from './lies.ts'
import { startRound } from './supply.ts'
import { other, type Playing } from './table.ts'
import { asideOf, handOf, sectorOf } from './zones.ts'

/** SF-7.6 */
export const STANDSTILL_ROUNDS = 3

export function endRound(playing: Playing): void {
  const { table, tell } = playing
  const shieldMarkers = clearShields(playing)
  table.initiative = other(table.initiative)
  table.idle = table.acted ? 0 : table.idle + 1
  tell?.({ kind: 'roundEnd', initiative: table.initiative, shieldMarkers })
  const standstill = table.idle >= STANDSTILL_ROUNDS
  const over = table.hull[0] <= 0 || table.hull[1] <= 0 // SF-7.1
  if (over || standstill) endGame(playing, !over)
  else startRound(playing)
}

/** SF-5.13: answers how many slots had some. */
function clearShields({ table: { lies } }: Playing): number {
  let cleared = 0
  for (let slot = 0; slot < lies.length; slot++) {
    const clean = withoutShieldHits(lies[slot])
    if (clean === lies[slot]) continue
    lies[slot] = clean
    cleared++
  }
  return cleared
}

/** SF-7.3 to SF-7.5: hull, then cards, else drawn. */
function endGame(playing: Playing, standstill: boolean): void {
  const { table, tell } = playing
  const [south, north] = table.hull
  const cards = [cardsOf(playing, 0), cardsOf(playing, 1)]
  const lead = south - north || cards[0] - cards[1]
  const winners: readonly Seat[] = lead > 0 ? [0] : lead < 0 ? [1] : [0, 1]
  const result: Result = { winners, scores: [south, north] }
  table.result = result
  const reason = south !== north ? 'hull' : lead === 0 ? 'drawn' : 'cards'
  tell?.({ kind: 'over', result, reason, standstill, cards })
}

/** SF-7.4: on the board, in hand and aside. */
function cardsOf({ cards }: Pick<Playing, 'cards'>, seat: Seat): number {
  let count = cards.zones[handOf(seat)].length + cards.zones[asideOf(seat)].length
  for (let sector = 0; sector < 5; sector++) count += cards.zones[sectorOf(seat, sector)].length
  return count
}
