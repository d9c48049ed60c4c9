import type { AnyGame, AnyTable } from './game.ts'
import type { Luck } from './random.ts'
import type { Seat } from './seat.ts'

/** One of the actions of a seat that must decide, each equally likely. */
export function anyAction(game: AnyGame, table: AnyTable, seat: Seat, luck: Luck): unknown {
  if (game.anyAction) return game.anyAction(table, seat, luck)
  const listed = game.actionsAt(table, seat)
  return listed[luck.below(listed.length)]
}
