// A battle row by row: what both fleets are before it and after each row
import type { Told } from '@sternentisch/kernel'
import { type Account, openAccount } from '../../reading/attack/account.ts'
import { entered } from '../../reading/attack/entering.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { forecast } from '../../rules/forecast.ts'
import { writeEvent } from '../../rules/notation.ts'
import type { ShipClass } from '../../rules/table.ts'
import { seenRuns, type View } from '../../rules/view.ts'
import { type Fleets, shipsIn, viewOf } from './fleets.ts'

type Event = Told<SpacetraceEvent>

export interface Instant {
  /** The row that was fought last; null before the first. */
  readonly row: ShipClass | null
  readonly view: View
  readonly fought: Account | null
  /** What happened in that row. */
  readonly events: readonly Event[]
}

export interface Course {
  /** How it will have gone at the end. */
  readonly outcome: Account
  readonly instants: readonly Instant[]
}

export function courseOf(fleets: Fleets): Course {
  const view = viewOf(fleets)
  const { events } = forecast(view)
  const instants: Instant[] = [{ row: null, view, fought: null, events: [] }]
  let account = openAccount(view)
  for (const part of rowsIn(events)) {
    account = part.reduce(entered, account)
    const row = part.find((event) => event.kind === 'row')?.row ?? null
    instants.push({ row, view: seenAt(view, account), fought: account, events: part })
  }
  return { outcome: account, instants }
}

/** Each row begins a part; what comes before the first belongs to it. */
function rowsIn(events: readonly Event[]): readonly (readonly Event[])[] {
  const starts = events.flatMap(({ kind }, at) => (kind === 'row' ? [at] : []))
  return starts.map((start, at) => events.slice(at === 0 ? 0 : start, starts[at + 1]))
}

const seenAt = (view: View, { cards }: Account): View => ({
  ...view,
  ships: view.ships.map((stack, zone) =>
    stack.map((ship, place) => ({
      ...ship,
      runs: seenRuns(cards.get(view.zones[zone].cards[place].handle)?.runs ?? []),
    })),
  ),
})

/** The battle in plain lines, for a test or a letter: both fleets, then all that happens, as logs write it. */
export function vectorOf(fleets: Fleets, { instants }: Course): string {
  const sides = fleets.map(
    (fleet, seat) => `${'AB'[seat]} ${fleet.map((placed) => `${placed.id} ${shipsIn(placed)}`).join('; ')}`,
  )
  const lines = instants.flatMap(({ events }) => events.flatMap((event) => writeEvent(event) ?? []))
  return [...sides, ...lines].join('\n')
}
