import { type Luck, type Random, randomFrom, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
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

export function anyAction(table: Table, seat: Seat, luck: Luck): Action {
  const actions = sternenfeuer.actionsAt(table, seat)
  return actions[luck.below(actions.length)]
}

/**
 * Plays a whole match at random and shows every moment before its move. Answers the table at the end. With
 * `listen` the events of all moves are told.
 */
export function randomGame(
  options: Partial<Options>,
  name: string,
  visit: (moment: Moment) => void = () => {},
  listen?: (event: SternenfeuerEvent) => void,
): Table {
  const random = randomFrom(seedFrom(name))
  const choice = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const table = sternenfeuer.deal(settings(options), random, listen)
  for (let moves = 0; ; moves++) {
    const [seat] = sternenfeuer.deciding(table)
    if (seat === undefined) return table
    if (moves > sternenfeuer.longest) throw new Error('this game does not end')
    const action = anyAction(table, seat, choice)
    visit({ table, seat, action, random })
    sternenfeuer.play(table, seat, action, random, listen)
  }
}

interface Played {
  readonly table: Table
  readonly events: readonly SternenfeuerEvent[]
}

/** A match played at random for so many moves, with everything that was told. */
export function played(name: string, moves: number): Played {
  const random = randomFrom(seedFrom(name))
  const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
  const events: SternenfeuerEvent[] = []
  const tell = (event: SternenfeuerEvent): void => void events.push(event)
  const table = sternenfeuer.deal(settings(), random, tell)
  for (let move = 0; move < moves; move++) {
    const [seat] = sternenfeuer.deciding(table)
    if (seat === undefined) break
    sternenfeuer.play(table, seat, anyAction(table, seat, whims), random, tell)
  }
  return { table, events }
}
