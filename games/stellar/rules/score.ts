// ST-16 Next scenario and game end; ST-19.7 scoring in Tandem
import { type Result, SEATS, type Seat } from '@sternentisch/kernel'
import type { Looking, Table } from './table.ts'
import { reserveOf, wonBy } from './zones.ts'

/** ST-16.2 */
export function scoreOf({ cards, kit }: Looking, seat: number): number {
  let score = 0
  for (const card of cards.zones[wonBy(kit.players, seat)]) score += kit.solar[kit.layout.face[card]]!.value
  return score
}

export function finalResult(playing: Looking): Result {
  const { cards, kit } = playing
  const scores: number[] = []
  const ships: number[] = []
  for (let seat = 0; seat < kit.players; seat++) {
    scores.push(scoreOf(playing, seat))
    ships.push(cards.zones[reserveOf(seat)].length)
  }
  const { tandemTie, tieBreak } = kit.options
  return { scores, winners: kit.teams ? winningTeam(scores, tandemTie) : winnersOf(scores, ships, tieBreak) }
}

/** The result as if these seats could not win: they gave up, and bots played on for them. */
export function resultWithout({ result, cards, options }: Table, gaveUp: readonly Seat[]): Result | null {
  if (!result || gaveUp.length === 0) return result
  const among = SEATS.slice(0, result.scores.length).filter((seat) => !gaveUp.includes(seat))
  const ships = result.scores.map((_, seat) => cards.zones[reserveOf(seat)].length)
  return { ...result, winners: winnersOf(result.scores, ships, options.tieBreak, among) }
}

/** ST-16.3 */
export function winnersOf(
  scores: readonly number[],
  shipsLeft: readonly number[],
  tieBreak: string,
  among: readonly Seat[] = SEATS.slice(0, scores.length),
): Seat[] {
  const ahead = best(scores, among)
  return tieBreak === 'shipsLeft' ? best(shipsLeft, ahead) : ahead
}

function best(values: readonly number[], among: readonly Seat[]): Seat[] {
  let most = Number.NEGATIVE_INFINITY
  for (const seat of among) most = Math.max(most, values[seat])
  return among.filter((seat) => values[seat] === most)
}

/** ST-19.7: the lower member counts. */
export function winningTeam([a, b, c, d]: readonly number[], tandemTie: string): Seat[] {
  const lead =
    Math.min(a, c) - Math.min(b, d) || (tandemTie === 'higherScore' ? Math.max(a, c) - Math.max(b, d) : 0)
  return lead > 0 ? [0, 2] : lead < 0 ? [1, 3] : [0, 1, 2, 3]
}
