// ST-16 Next scenario and game end; ST-19.7 scoring in Tandem
import type { Result, Seat } from '@sternentisch/kernel'
import type { Looking, Playing } from './table.ts'
import { reserveOf, wonBy } from './zones.ts'

/** ST-16.2 */
export function scoreOf({ cards, kit }: Looking, seat: number): number {
  let score = 0
  for (const card of cards.zones[wonBy(kit.players, seat)]) score += kit.solar[kit.layout.face[card]]!.value
  return score
}

export function finalResult(playing: Playing): Result {
  const { cards, kit } = playing
  const seats = Array.from({ length: kit.players }, (_, seat) => seat as Seat)
  const scores = seats.map((seat) => scoreOf(playing, seat))
  const ships = seats.map((seat) => cards.zones[reserveOf(seat)].length)
  return {
    scores,
    winners: kit.teams
      ? winningTeam(scores, kit.options.tandemTie)
      : winnersOf(scores, ships, kit.options.tieBreak),
  }
}

/** ST-16.3 */
export function winnersOf(scores: readonly number[], shipsLeft: readonly number[], tieBreak: string): Seat[] {
  const ahead = best(scores, [...scores.keys()])
  return (tieBreak === 'shipsLeft' ? best(shipsLeft, ahead) : ahead) as Seat[]
}

const best = (values: readonly number[], among: readonly number[]): number[] => {
  const most = Math.max(...among.map((seat) => values[seat]))
  return among.filter((seat) => values[seat] === most)
}

/** ST-19.7: the lower member counts. */
export function winningTeam([a, b, c, d]: readonly number[], tandemTie: string): Seat[] {
  const lead =
    Math.min(a, c) - Math.min(b, d) || (tandemTie === 'higherScore' ? Math.max(a, c) - Math.max(b, d) : 0)
  return lead > 0 ? [0, 2] : lead < 0 ? [1, 3] : [0, 1, 2, 3]
}
