// SP-16 End of the game, SP-17 Winner
import type { Result, Seat } from '@sternentisch/kernel'
import type { Ending } from './events.ts'
import { baseLp, cleanup } from './fleets.ts'
import { type Looking, otherSeat, type Playing } from './table.ts'
import { discardOf, libraryOf } from './zones.ts'

/** SP-16.1: checked after every class battle and every resolved effect. */
export function endIfBaseFell(playing: Playing): boolean {
  if (baseLp(playing, 0) > 0 && baseLp(playing, 1) > 0) return false
  endGame(playing, 'base')
  return true
}

/** SP-16.1: before scoring a cleanup is made. */
function endGame(playing: Playing, why: Ending): void {
  const { table, tell } = playing
  cleanup(playing)
  table.result = resultOf(playing)
  table.pending.length = 0
  tell?.({ kind: 'over', result: table.result, why })
}

/** SP-17.2, SP-17.3: what the enemy's wrecks are worth, and the Base if it fell. */
export function pointsOf(looking: Looking, seat: Seat): number {
  const { cards, kit } = looking
  const foe = otherSeat(seat)
  let points = baseLp(looking, foe) > 0 ? 0 : kit.figures[kit.layout.face[kit.bases[foe]]].worth
  for (const card of cards.zones[discardOf(foe)]) points += kit.figures[kit.layout.face[card]].worth
  return points
}

function resultOf(looking: Looking): Result {
  const lp = [baseLp(looking, 0), baseLp(looking, 1)]
  if (looking.kit.scoring === 'beginner') return { scores: lp, winners: higher(lp[0] - lp[1]) } // SP-17.1
  const points = [pointsOf(looking, 0), pointsOf(looking, 1)]
  return { scores: points, winners: higher(points[0] - points[1] || lp[0] - lp[1]) }
}

const higher = (lead: number): Seat[] => (lead > 0 ? [0] : lead < 0 ? [1] : [0, 1])

export const librariesEmpty = ({ cards }: Looking): boolean =>
  cards.zones[libraryOf(0)].length === 0 && cards.zones[libraryOf(1)].length === 0

/** SP-16.2, SP-16.3, SP-16.5: the counters at the end of a turn. Answers whether the game is over. */
export function endIfStandstill(playing: Playing): boolean {
  const { table, kit } = playing
  if (!librariesEmpty(playing)) return false
  table.endgame++
  table.quiet = table.progress ? 0 : table.quiet + 1
  if (table.quiet >= kit.options.quietTurns) endGame(playing, 'quiet')
  else if (table.endgame >= kit.options.endgameTurnCap) endGame(playing, 'cap')
  return table.result !== null
}

/** SP-16.4: offered once a turn, while both libraries are empty. */
export function offerEnd({ table, tell }: Playing, seat: Seat): void {
  table.offered = true
  table.pending.push({ kind: 'offer', seat: otherSeat(seat) })
  tell?.({ kind: 'offered', seat })
}

export function answerOffer(playing: Playing, seat: Seat, accepted: boolean): void {
  playing.table.pending.pop()
  if (accepted) endGame(playing, 'agreed')
  else playing.tell?.({ kind: 'declined', seat })
}
