import { boxOf } from '@sternentisch/games/shelf'
import type { AnyGame, AnyTable, Mind, Seat } from '@sternentisch/kernel'
import { Whims } from '../luck.ts'
import { optionsOf, tablesFromPlay } from '../random-play.ts'

/** A decision as it comes up in play, with more than one way to go. */
export interface Position {
  readonly table: AnyTable
  readonly seat: Seat
  readonly view: unknown
  readonly actions: readonly unknown[]
}

export interface Asked {
  readonly game: AnyGame
  readonly mind: Mind
  readonly positions: readonly Position[]
}

/** The same positions for whoever is measured. */
export function positionsOf(id: string, wanted: number): Asked {
  const { game, mind } = boxOf(id)!
  const positions = tablesFromPlay(game, optionsOf(game), wanted, new Whims()).flatMap(
    (table): Position[] => {
      const [seat] = game.deciding(table)
      const view = game.view(table, seat)
      const actions = game.actions(view)
      return actions.length > 1 ? [{ table, seat, view, actions }] : []
    },
  )
  return { game, mind, positions }
}
