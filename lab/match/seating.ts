import { type AnyGame, type Result, type Seat, seatsUpTo } from '@sternentisch/kernel'

/** Who plays together, seat by seat; where nobody does, everybody is a side. */
export function sidesOf(game: AnyGame, options: object): readonly (readonly Seat[])[] {
  return game.sidesOf?.(options) ?? seatsUpTo(game.seatsOf(options)).map((seat) => [seat])
}

/** The challenger on one side, the other player on all others: one name for each seat. */
export function seated<Name>(
  sides: readonly (readonly Seat[])[],
  at: number,
  challenger: Name,
  other: Name,
): Name[] {
  return sides
    .flat()
    .sort((a, b) => a - b)
    .map((seat) => (sides[at].includes(seat) ? challenger : other))
}

/** What a side has of a match, 0 to 1: those who win together share it, and so all of them share a draw. */
export function shareOf(
  { winners }: Pick<Result, 'winners'>,
  sides: readonly (readonly Seat[])[],
  at: number,
): number {
  const winning = sides.filter((side) => side.some((seat) => winners.includes(seat)))
  return winning.includes(sides[at]) ? 1 / winning.length : 0
}
