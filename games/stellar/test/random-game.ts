import { type Random, randomFrom, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { settings } from './settings.ts'

export interface Moment {
  /** The table before the move; it goes on to change. */
  readonly table: Table
  readonly seat: Seat
  readonly action: Action
  readonly random: Random
  /** How many moves were made before. */
  readonly turn: number
}

/**
 * Plays a whole match at random and shows every moment before its move. Answers the table at the end. With
 * `listen` the events of all moves are told.
 */
export function randomGame(
  options: Partial<Options>,
  name: string,
  visit: (moment: Moment) => void = () => {},
  listen?: (event: StellarEvent) => void,
): Table {
  const random = randomFrom(seedFrom(name))
  const choice = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const table = stellar.deal(settings(options), random, listen)
  for (let turn = 0; ; turn++) {
    const seats = stellar.deciding(table)
    if (seats.length === 0) return table
    if (turn > stellar.longest) throw new Error('this game does not end')
    const seat = seats[choice.below(seats.length)]
    const actions = stellar.actionsAt(table, seat)
    const action = actions[choice.below(actions.length)]
    visit({ table, seat, action, random, turn })
    stellar.play(table, seat, action, random, listen)
  }
}
