// A match played at random for so many moves, with everything that was told and what the board remembers of it
import {
  type Luck,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { type Memory, NOTHING, remember } from '../reading/attack/memory.ts'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'

export const LEVELS = ['first', 'second', 'full'] as const
export type Level = (typeof LEVELS)[number]

export const optionsAt = (mode: Level): Options =>
  readOptions<Options>(spacetrace.options, { mode }) as Options

/** Any action of a seat that must decide, each equally likely. */
export function anyActionAt(table: Table, seat: Seat, luck: Luck): Action {
  const actions = spacetrace.actionsAt(table, seat)
  return actions[luck.below(actions.length)]
}

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
    const action = anyActionAt(table, seat, whims)
    spacetrace.play(table, seat, action, random, (event) => watch(event, table))
  }
  return { table, dealt }
}

interface Played {
  readonly table: Table
  readonly events: readonly SpacetraceEvent[]
  readonly memory: Memory
}

export function played(mode: Level, name: string, moves: number, viewer: Viewer = 0): Played {
  const events: SpacetraceEvent[] = []
  let memory = NOTHING
  const { table, dealt } = watched(optionsAt(mode), name, moves, (event, now) => {
    events.push(event)
    const moment = { view: spacetrace.view(now, viewer), event: tellTo(event, viewer) }
    memory = remember(memory, moment)
  })
  return { table, events: [...dealt, ...events], memory }
}
