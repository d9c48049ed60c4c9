// §11 Memory: what lasts longer than one moment, as the viewer came to know it
import { type Moment, type Told, UNKNOWN } from '@sternentisch/kernel'
import { isOpen, seatsAt, solarAt, stackAt } from '../../reading/sight.ts'
import type { Event } from '../../reading/told.ts'
import type { StellarEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'

/** How and when the viewer saw a face-down card. */
export interface Mark {
  readonly source: 'founder' | 'battle'
  /** Counted within the scenario. */
  readonly turn: number
}

/** A fight of the viewer's own, and when it was. */
export interface Battle {
  readonly fight: Event<'fight'>
  readonly turn: number
  /** Did one of the ships lie face-down, so that others did not see it? */
  readonly secret: boolean
}

export interface Report {
  readonly sectors: readonly Event<'sector'>[]
  readonly standing: Event<'standing'> | null
}

export interface Memory {
  readonly turn: number
  /** By the handle of the card. */
  readonly marks: ReadonlyMap<number, Mark>
  /** The viewer's last battle, until the viewer does something else. */
  readonly battle: Battle | null
  /** How the last scenario was settled, until the next one begins in earnest. */
  readonly report: Report
}

const NO_REPORT: Report = { sectors: [], standing: null }

export const NOTHING: Memory = { turn: 0, marks: new Map(), battle: null, report: NO_REPORT }

/**
 * Whether the last battle is old news. What others do meanwhile leaves it standing: their next move may follow at
 * once, and nobody reads that fast.
 */
function movesOn(event: Told<StellarEvent>, { viewer }: View): boolean {
  switch (event.kind) {
    case 'played':
    case 'revealed':
    case 'warped':
    case 'mended':
      return typeof viewer !== 'number' || event.seat === viewer
    default:
      return ['scenario', 'standing', 'sector'].includes(event.kind)
  }
}

export function remember(
  before: Memory = NOTHING,
  { view, event }: Moment<View, StellarEvent, Memory>,
): Memory {
  if (!event) return before
  const memory = before.battle && movesOn(event, view) ? { ...before, battle: null } : before
  switch (event.kind) {
    case 'scenario':
      return { ...memory, turn: 0, marks: NOTHING.marks }
    case 'fleets':
      return { ...memory, report: NO_REPORT }
    case 'played':
      return { ...memory, turn: memory.turn + 1 }
    case 'looked':
      return event.seat === view.viewer ? withMarks(memory, lookedAt(view, event.sector), 'founder') : memory
    case 'fight':
      return afterFight(memory, event, view)
    case 'sector':
      return { ...memory, report: { sectors: [...memory.report.sectors, event], standing: null } }
    case 'standing':
      return { ...memory, report: { ...memory.report, standing: event } }
    default:
      return memory
  }
}

function afterFight(memory: Memory, event: Event<'fight'>, view: View): Memory {
  const { viewer } = view
  const ships = [event.attacker, event.defender]
  const seen = ships.filter(({ ship }) => ship !== null).map(({ handle }) => handle)
  const marked = withMarks(memory, seen, 'battle')
  const own = viewer === 'all' || ships.some(({ seat }) => seat === viewer)
  const battle: Battle = { fight: event, turn: memory.turn, secret: !areOpen(view, event) }
  return own && seen.length === 2 ? { ...marked, battle } : marked
}

const areOpen = (view: View, { sector, attacker, defender }: Event<'fight'>): boolean =>
  [attacker, defender].every(({ seat, handle }) =>
    stackAt(view, sector, seat).cards.some((card) => card.handle === handle && isOpen(card)),
  )

/** Everything a Founder shows in its sector. */
const lookedAt = (view: View, sector: number): readonly number[] =>
  sector < view.sectors
    ? [solarAt(view, sector), ...seatsAt(view).map((seat) => stackAt(view, sector, seat))].flatMap(
        ({ cards }) => cards.flatMap(({ handle, face }) => (face === UNKNOWN ? [] : [handle])),
      )
    : []

/** Cards learned before keep their story. */
function withMarks(memory: Memory, handles: readonly number[], source: Mark['source']): Memory {
  const fresh = handles.filter((handle) => handle > 0 && !memory.marks.has(handle))
  if (fresh.length === 0) return memory
  const mark = { source, turn: memory.turn }
  return { ...memory, marks: new Map([...memory.marks, ...fresh.map((handle) => [handle, mark] as const)]) }
}
