// Tables made by real moves, from a written position or at random, and how they are filmed
import {
  isRefusal,
  type Random,
  randomFrom,
  type Seat,
  seatOf,
  seedFrom,
  type Viewer,
} from '@sternentisch/kernel'
import type { StellarEvent } from '../../rules/events.ts'
import { stellar } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import type { Table } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { readScene } from '../../test/read-scene.ts'
import { settings } from '../../test/settings.ts'

interface Filmed {
  readonly view: View
  readonly event: StellarEvent
}

export interface Pictured {
  readonly table: Table
  readonly viewer: Viewer
  /** What happened on the way, each with the view of that instant. */
  readonly events: readonly Filmed[]
  /** Does the film run to its end, or stop at the last event? */
  readonly rests: boolean
}

function film(viewer: Viewer, table: Table, random: Random, moves: readonly string[]): Filmed[] {
  const events: Filmed[] = []
  const tell = (event: StellarEvent): void => void events.push({ view: stellar.view(table, viewer), event })
  for (const move of moves) {
    const seat = seatOf(move[0]) as Seat
    const action = stellar.read(stellar.view(table, seat), move.slice(2).trim())
    if (isRefusal(action)) throw new Error(`${move}: ${action.code}`)
    stellar.play(table, seat, action, random, tell)
  }
  return events
}

export function laid(
  viewer: Viewer,
  text: string,
  moves: readonly string[] = [],
  options: Partial<Options> = {},
): Pictured {
  const table = stellar.lay(readScene(text, options))
  if (isRefusal(table)) throw new Error(`${table.code} ${JSON.stringify(table.params)}`)
  const events = film(viewer, table, randomFrom(seedFrom('gallery')), moves)
  return { table, viewer, events, rests: true }
}

/** Ends at the last event of a kind, as if the film had been stopped there. */
export function stopped(picture: Pictured, kind: StellarEvent['kind']): Pictured {
  const last = picture.events.findLastIndex(({ event }) => event.kind === kind)
  return { ...picture, events: picture.events.slice(0, last + 1), rests: false }
}

/** A match played at random until `enough` says so. */
export function random(
  viewer: Viewer,
  options: Partial<Options>,
  name: string,
  enough: (table: Table, moves: number) => boolean,
): Pictured {
  const luck = randomFrom(seedFrom(name))
  const choice = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const events: Filmed[] = []
  const table = stellar.deal(settings(options), luck)
  const tell = (event: StellarEvent): void => void events.push({ view: stellar.view(table, viewer), event })
  for (let moves = 0; !enough(table, moves); moves++) {
    const seats = stellar.deciding(table)
    if (seats.length === 0) break
    const seat = seats[choice.below(seats.length)]
    const all = stellar.actionsAt(table, seat)
    const actions = all[0]?.kind === 'fleet' ? all.slice(-60) : all
    stellar.play(table, seat, actions[choice.below(actions.length)], luck, tell)
  }
  return { table, viewer, events, rests: true }
}

export const inTurn = (seat: Seat, scenario: number, filled: number) => (table: Table) => {
  const frame = table.pending.at(-1)
  const used = table.cards.zones.slice(-60).reduce((sum, zone) => sum + zone.length, 0)
  return (
    table.scenario >= scenario &&
    frame?.kind === 'turn' &&
    frame.step === 'play' &&
    frame.seat === seat &&
    used >= filled
  )
}
