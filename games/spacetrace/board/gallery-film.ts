// How the tables of the gallery come about: real moves from a written position, and everything that was told on the way
import { isRefusal, randomFrom, readOptions, type Seat, seedFrom, type Viewer } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { copyOf, decides, type Scene, scene } from '../test/scene.ts'

/** A table, who looks at it, and what was told on the way. */
export interface Pictured {
  readonly table: Table
  readonly viewer: Viewer
  readonly events: readonly { readonly event: SpacetraceEvent; readonly view: View }[]
  /** Does the film run to its end, or stop at the last event? */
  readonly rests: boolean
}

type Filmed = Pictured['events'][number]

/** Whoever must decide makes these moves; `@ A.fighter` names the first copy of that kind in the fleets of A. */
function film(table: Table, viewer: Viewer, moves: readonly string[]): Filmed[] {
  const events: Filmed[] = []
  const luck = randomFrom(seedFrom('gallery'))
  for (const written of moves) {
    const seat = decides(table)
    const move = written.replace(/([AB])\.(\w+)/, (_, side, card) => `${card}#${copyOf(table, side, card)}`)
    const action = spacetrace.read(spacetrace.view(table, seat), move)
    if (isRefusal(action)) throw new Error(`${move}: ${action.code}`)
    spacetrace.play(table, seat, action, luck, (event) =>
      events.push({ event, view: spacetrace.view(table, viewer) }),
    )
  }
  return events
}

export function laid(where: Scene, moves: readonly string[] = [], viewer: Viewer = 0): Pictured {
  const table = scene(where)
  return { table, viewer, events: film(table, viewer, moves), rests: true }
}

/** Ends at the last event of a kind, as if the film had been stopped there. */
export function stopped(picture: Pictured, kind: SpacetraceEvent['kind']): Pictured {
  const last = picture.events.findLastIndex(({ event }) => event.kind === kind)
  return { ...picture, events: picture.events.slice(0, last + 1), rests: false }
}

/** What everybody at a table would do who plays all there is. */
const EAGER = [/^\+ /, /^> /, /^!$/, /^o keep$/, /^x /, /^\.$/, /^done$/]

/** A match played eagerly until `enough` says so. */
export function played(
  mode: Options['mode'],
  seed: string,
  enough: (table: Table, seat: Seat) => boolean,
): Pictured {
  const options = readOptions<Options>(spacetrace.options, { mode, firstSeat: 'A' })
  if (isRefusal(options)) throw new Error(options.code)
  const luck = randomFrom(seedFrom(seed))
  const events: Filmed[] = []
  const tell = (event: SpacetraceEvent): void => void events.push({ event, view: spacetrace.view(table, 0) })
  const table = spacetrace.deal(options, luck)
  for (let [seat] = spacetrace.deciding(table); seat !== undefined; [seat] = spacetrace.deciding(table)) {
    if (enough(table, seat)) break
    const actions = spacetrace.actionsAt(table, seat)
    const wished = EAGER.flatMap((wish) => actions.filter((action) => wish.test(spacetrace.write(action))))
    spacetrace.play(table, seat, wished[0] ?? actions[0], luck, tell)
  }
  return { table, viewer: 0, events, rests: true }
}
