import { randomFrom, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'

/** Plays at random to the end; `visit` sees the table before each move, and what may be done. */
export function randomGame(
  options: Options,
  seed: string,
  visit: (table: Table, seat: Seat, actions: readonly Action[]) => void,
  tell?: (event: SpacetraceEvent) => void,
): Table {
  const random = randomFrom(seedFrom(seed))
  const whims = randomFrom(seedFrom(`whims ${seed}`)).stream('whims')
  const table = spacetrace.deal(options, random, tell)
  for (let [seat] = spacetrace.deciding(table); seat !== undefined; [seat] = spacetrace.deciding(table)) {
    const actions = spacetrace.actionsAt(table, seat)
    visit(table, seat, actions)
    spacetrace.play(table, seat, actions[whims.below(actions.length)], random, tell)
  }
  return table
}
