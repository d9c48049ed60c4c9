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

/** Plays at random for so many moves; `watch` sees the table at the instant at which each thing is told. */
export function watched(
  options: Options,
  name: string,
  moves: number,
  watch: (event: SpacetraceEvent, table: Table) => void,
): { readonly table: Table; readonly dealt: readonly SpacetraceEvent[] } {
  const random = randomFrom(seedFrom(name))
  const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
  const dealt: SpacetraceEvent[] = []
  const table = spacetrace.deal(options, random, (event) => void dealt.push(event))
  for (let move = 0; move < moves; move++) {
    const [seat] = spacetrace.deciding(table)
    if (seat === undefined) break
    const action = anyAction(game, table, seat, whims) as Action
    spacetrace.play(table, seat, action, random, (event) => watch(event, table))
  }
  return { table, dealt }
}

interface Played {
  readonly table: Table
  readonly events: readonly SpacetraceEvent[]
  readonly memory: unknown
}

export function played(mode: Level, name: string, moves: number, viewer: Viewer = 0): Played {
  const events: SpacetraceEvent[] = []
  let memory: unknown
  const { table, dealt } = watched(optionsAt(mode), name, moves, (event, now) => {
    events.push(event)
    const moment = { view: spacetrace.view(now, viewer), event: tellTo(event, viewer) }
    memory = spacetraceBoard.remember?.(memory, moment)
  })
  return { table, events: [...dealt, ...events], memory }
}
