import type { AnyGame, AnyTable, Mind } from '@sternentisch/kernel'

/** What a table is worth to each seat, 0 to 1: its chance to win, or once it is over its share in the win. */
export function worthOf(game: AnyGame, mind: Mind, table: AnyTable): readonly number[] {
  const result = game.result(table)
  if (!result) return mind.evaluate(table)
  const { winners, scores } = result
  // A team wins together: only sides share.
  const sides = game.sidesOf?.(game.optionsOf(table))
  const sharing = sides
    ? sides.filter((side) => side.some((seat) => winners.includes(seat))).length
    : winners.length
  return scores.map((_, seat) => (winners.some((winner) => winner === seat) ? 1 / sharing : 0))
}
