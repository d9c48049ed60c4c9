import type { GameEvent } from '../events.ts'
import type { AnyTable, Game } from '../game.ts'
import type { Random } from '../random.ts'
import type { Seat } from '../seat.ts'
import { luck } from './luck.ts'
import { settingsFor } from './settings.ts'

export interface Moment<Table, Action> {
  /** The table before the move; it goes on to change. */
  readonly table: Table
  readonly seat: Seat
  /** All that could be done, and what will be. */
  readonly actions: readonly Action[]
  readonly action: Action
  readonly random: Random
  /** How many moves were made before. */
  readonly turn: number
}

/**
 * Plays whole matches of a game at random and shows every moment before its move. Answers the table at the end. With
 * `listen` the events of all moves are told.
 */
export const randomGames = <
  Table extends AnyTable,
  View,
  Action,
  Options extends object,
  Event extends GameEvent,
>(
  game: Game<Table, View, Action, Options, Event>,
) => {
  const settings = settingsFor(game.options)
  return (
    options: Partial<Options>,
    name: string,
    visit: (moment: Moment<Table, Action>) => void = () => {},
    listen?: (event: Event) => void,
  ): Table => {
    const random = luck(name)
    const choice = luck(`${name}, choices`).stream('choice')
    const table = game.deal(settings(options), random, listen)
    for (let turn = 0; ; turn++) {
      const seats = game.deciding(table)
      if (seats.length === 0) return table
      if (turn > game.longest) throw new Error('this game does not end')
      const seat = seats[choice.below(seats.length)]
      const actions = game.actionsAt(table, seat)
      const action = actions[choice.below(actions.length)]
      visit({ table, seat, actions, action, random, turn })
      game.play(table, seat, action, random, listen)
    }
  }
}
