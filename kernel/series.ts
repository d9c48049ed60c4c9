import type { Match } from './match.ts'
import type { Seat } from './seat.ts'

/** The options of the next match in a series: the same; but once somebody has won, the game may say how it begins. */
export function optionsAfter(
  { game, table, opening, result }: Match,
  winners: readonly Seat[] | null = result?.winners ?? null,
): object {
  return (winners && game.nextOptions?.(table, winners)) ?? opening.options
}
