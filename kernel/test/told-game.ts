import type { GameEvent } from '../events.ts'
import type { AnyTable, Game } from '../game.ts'
import type { Draws } from '../random.ts'
import { luck } from './luck.ts'
import { settingsFor } from './settings.ts'

/**
 * Plays whole matches at random and shows every instant: each thing that is told, and before each move, when nothing is
 * told. `few` says which of the actions may be drawn, where some make for better tests.
 */
export const toldGames = <
  Table extends AnyTable,
  View,
  Action,
  Options extends object,
  Event extends GameEvent,
>(
  game: Game<Table, View, Action, Options, Event>,
  few: (actions: readonly Action[], choices: Draws) => readonly Action[],
) => {
  const settings = settingsFor(game.options)
  return (
    options: Partial<Options>,
    name: string,
    visit: (table: Table, event: Event | null) => void,
  ): Table => {
    const random = luck(name)
    const choices = luck(`${name}, choices`).stream('choice')
    const dealt: Event[] = []
    const table = game.deal(settings(options), random, (event) => dealt.push(event))
    for (const event of dealt) visit(table, event)
    for (;;) {
      const seats = game.deciding(table)
      if (seats.length === 0) return table
      visit(table, null)
      const seat = seats[choices.below(seats.length)]
      const actions = few(game.actionsAt(table, seat), choices)
      game.play(table, seat, actions[choices.below(actions.length)], random, (event) => visit(table, event))
    }
  }
}
