// A match played at random for so many moves, with everything that was told and what the board remembers of it
import {
  type AnyGame,
  anyAction,
  randomFrom,
  readOptions,
  seedFrom,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { spacetraceBoard } from '../board/index.ts'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'

const game = spacetrace as unknown as AnyGame
export const LEVELS = ['first', 'second', 'full'] as const
export type Level = (typeof LEVELS)[number]

export const optionsAt = (mode: Level): Options =>
  readOptions<Options>(spacetrace.options, { mode }) as Options

interface Played {
  readonly table: Table
  readonly events: readonly SpacetraceEvent[]
  readonly memory: unknown
}

export function played(mode: Level, name: string, moves: number, viewer: Viewer = 0): Played {
  const random = randomFrom(seedFrom(name))
  const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
  const events: SpacetraceEvent[] = []
  let memory: unknown
  const table = spacetrace.deal(optionsAt(mode), random, (event) => void events.push(event))
  for (let move = 0; move < moves; move++) {
    const [seat] = spacetrace.deciding(table)
    if (seat === undefined) break
    spacetrace.play(table, seat, anyAction(game, table, seat, whims) as Action, random, (event) => {
      events.push(event)
      const moment = { view: spacetrace.view(table, viewer), event: tellTo(event, viewer) }
      memory = spacetraceBoard.remember?.(memory, moment)
    })
  }
  return { table, events, memory }
}
