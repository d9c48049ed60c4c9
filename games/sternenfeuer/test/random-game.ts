import { type Moment as AnyMoment, luck, randomGames } from '@sternentisch/kernel/test'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { settings } from './scene.ts'

export const randomGame = randomGames(sternenfeuer)
export type Moment = AnyMoment<Table, Action>

interface Played {
  readonly table: Table
  readonly events: readonly SternenfeuerEvent[]
}

/** A match played at random for so many moves, with everything that was told. */
export function played(name: string, moves: number): Played {
  const random = luck(name)
  const whims = luck(`${name}, whims`).stream('choice')
  const events: SternenfeuerEvent[] = []
  const tell = (event: SternenfeuerEvent): void => void events.push(event)
  const table = sternenfeuer.deal(settings(), random, tell)
  for (let move = 0; move < moves; move++) {
    const [seat] = sternenfeuer.deciding(table)
    if (seat === undefined) break
    const actions = sternenfeuer.actionsAt(table, seat)
    sternenfeuer.play(table, seat, actions[whims.below(actions.length)], random, tell)
  }
  return { table, events }
}
