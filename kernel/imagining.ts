import type { AnyGame, AnyTable } from './game.ts'
import type { Imagining } from './imagine.ts'

/** The tables that fit a view, also with an engine that can only imagine one at a time. */
export const imaginingOf = (game: AnyGame, view: unknown): Imagining<AnyTable> =>
  game.imagining?.(view) ?? { deal: (random) => game.imagine(view, random) }

/** A copy of a table, in the one that is used again if there is one and the engine can do it. */
export function copyOver(game: AnyGame, table: AnyTable, into: AnyTable | null): AnyTable {
  if (!into || !game.copyInto) return game.copy(table)
  game.copyInto(table, into)
  return into
}
