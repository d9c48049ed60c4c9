// What lasts longer than one moment: the chain so far, and how the last battle went
import type { Moment, Seat, Told } from '@sternentisch/kernel'
import { phaseOf } from '../../reading/phase.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'

export type Event<Kind extends StarfighterEvent['kind']> = Extract<Told<StarfighterEvent>, { kind: Kind }>

/** One engagement as it went; pairs are by seat. */
export interface Clash {
  readonly south: number
  readonly north: number
  readonly salvos: readonly number[]
  readonly markers: readonly number[]
  readonly cards: readonly number[]
  readonly hull: readonly number[]
  readonly effects: readonly number[]
}

export interface Memory {
  readonly round: number
  /** Effects carried out since the chain began. */
  readonly chain: readonly Event<'effect'>[]
  readonly battle: readonly Clash[]
  /** The battle of this round is over and may be read; null while none is. */
  readonly report: { readonly round: number; readonly clashes: readonly Clash[] } | null
}

/**
 * Where the battle of this round has begun already: sectors of South. An engagement just announced is still to come;
 * and as long as the round lasts, what was fought is not fought again.
 */
export function begunIn(
  { battle }: Memory,
  view: View,
  event: Told<StarfighterEvent> | null,
): readonly number[] {
  if (phaseOf(view) !== 'battle') return []
  return (event?.kind === 'engagement' ? battle.slice(0, -1) : battle).map(({ south }) => south)
}

export const NOTHING: Memory = { round: 0, chain: [], battle: [], report: null }

export function remember(
  given: Memory = NOTHING,
  { view, event }: Moment<View, StarfighterEvent, Memory>,
): Memory {
  const before = hasReadOn(event, view.viewer) ? { ...given, report: null } : given
  switch (event?.kind) {
    case 'round':
      return { ...before, round: event.number, chain: [], battle: [] }
    case 'played':
      return { ...before, chain: [] }
    case 'shifted':
      return { ...before, chain: [], battle: [], report: null }
    case 'effect':
      return withEffect({ ...before, chain: [...before.chain, event] }, event.effect)
    case 'engagement': {
      const clash: Clash = { ...event, markers: [0, 0], cards: [0, 0], hull: [0, 0], effects: [] }
      return { ...before, chain: [], battle: [...before.battle, clash] }
    }
    case 'marked':
      return counted(before, 'markers', event.seat, 1)
    case 'destroyed':
      return counted(event.by === 'damage' ? { ...before, chain: [] } : before, 'cards', event.seat, 1)
    case 'hull':
      return counted(before, 'hull', event.seat, event.lost)
    case 'roundEnd':
      return before.battle.length === 0
        ? before
        : { ...before, report: { round: before.round, clashes: before.battle } }
    default:
      return before
  }
}

/** Whoever has played on since has read how the battle went; onlookers read on with anybody. */
const hasReadOn = (event: Told<StarfighterEvent> | null, viewer: View['viewer']): boolean =>
  (event?.kind === 'played' || (event?.kind === 'passed' && !event.byItself)) &&
  (event.seat === viewer || typeof viewer !== 'number')

function counted(memory: Memory, what: 'markers' | 'cards' | 'hull', seat: Seat, n: number): Memory {
  return inLast(memory, (clash) => {
    const [south, north] = clash[what]
    return { ...clash, [what]: seat === 0 ? [south + n, north] : [south, north + n] }
  })
}

const withEffect = (memory: Memory, effect: number): Memory =>
  inLast(memory, (clash) => ({ ...clash, effects: [...clash.effects, effect] }))

function inLast(memory: Memory, change: (clash: Clash) => Clash): Memory {
  const last = memory.battle.at(-1)
  return last ? { ...memory, battle: [...memory.battle.slice(0, -1), change(last)] } : memory
}
