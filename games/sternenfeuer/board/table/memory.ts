// What the board remembers from one moment to the next: what was told in this turn, and in the turn before
import type { Moment, Told } from '@sternentisch/kernel'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'

type Event = Told<SternenfeuerEvent>

export interface Memory {
  readonly now: readonly Event[]
  readonly before: readonly Event[]
}

export const NOTHING: Memory = { now: [], before: [] }

export function remember(
  memory: Memory | undefined = NOTHING,
  { event }: Moment<View, SternenfeuerEvent, Memory>,
): Memory {
  if (!event) return memory
  if (event.kind === 'turn') return { now: [], before: memory.now }
  return { ...memory, now: [...memory.now, event] }
}

type Compared = Extract<Event, { kind: 'compared' }>

const isFight = (event: Event): event is Compared => event.kind === 'compared'

/** The comparison that is being shown: from the moment it is told until those who fell are gone. */
export function fightAt(event: Event | null, { now }: Memory): Compared | null {
  if (!event) return null
  if (isFight(event)) return event
  const follows =
    (event.kind === 'lost' && event.why !== 'unfit') ||
    (event.kind === 'uncoupled' && (event.why === 'lost' || event.why === 'spared'))
  return follows ? (now.findLast(isFight) ?? null) : null
}

const TELLING: readonly Event['kind'][] = [
  ...(['placed', 'turnedUp', 'reinforced', 'coupled', 'attacked', 'repelled', 'compared', 'lost'] as const),
  ...(['transferred', 'scouted', 'dismantled', 'salvaged', 'hurried', 'discarded', 'ended'] as const),
]

export const isTelling = ({ kind }: Event): boolean => TELLING.includes(kind)

const OUTCOMES: readonly Event['kind'][] = ['repelled', 'compared', 'lost', 'scouted', 'salvaged']

/** Worth reading again: before the own draw what the other did, afterwards what came of the own main step. */
export const recent = ({ now, before }: Memory, drawing: boolean): readonly Event[] =>
  drawing ? before.filter(isTelling) : now.filter(({ kind }) => OUTCOMES.includes(kind))
