import { type AnyGame, type AnyTable, type Mind, type Result, seatsUpTo } from '@sternentisch/kernel'

/** What a table is worth to each seat, 0 to 1: its chance to win, or once it is over its share in the win. */
export function worthOf(game: AnyGame, mind: Mind, table: AnyTable): readonly number[] {
  const result = game.result(table)
  return result ? sharesOf(game, result, game.optionsOf(table)) : mind.evaluate(table)
}

/** Each seat's share in a win. A team wins together: only sides share. */
export function sharesOf(game: AnyGame, { winners }: Result, options: object): readonly number[] {
  const sides = game.sidesOf?.(options)
  const sharing = sides
    ? sides.filter((side) => side.some((seat) => winners.includes(seat))).length
    : winners.length
  // Whoever ends a match by giving up scores nothing, and there are no points to count seats by.
  return seatsUpTo(game.seatsOf(options)).map((seat) => (winners.includes(seat) ? 1 / sharing : 0))
}
