import { type Random, randomFrom, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { settings } from './scene.ts'

export interface Moment {
  /** The table before the move; it goes on to change. */
  readonly table: Table
  readonly seat: Seat
  readonly action: Action
  readonly random: Random
}

/** Plays a whole match at random and shows every moment before its move. Answers the table at the end. */
export function randomGame(
  options: Partial<Options>,
  name: string,
  visit: (moment: Moment) => void = () => {},
  listen?: (event: StarfighterEvent) => void,
): Table {
  const random = randomFrom(seedFrom(name))
  const choice = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const table = starfighter.deal(settings(options), random, listen)
  for (;;) {
    const seats = starfighter.deciding(table)
    if (seats.length === 0) return table
    const seat = seats[choice.below(seats.length)]
    const actions = starfighter.actionsAt(table, seat)
    const action = actions[choice.below(actions.length)]
    visit({ table, seat, action, random })
    starfighter.play(table, seat, action, random, listen)
  }
}
