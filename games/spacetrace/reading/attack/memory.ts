// What stays on the table of the last attack until the next turn
import type { Moment, Seat } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { type Account, openAccount } from './account.ts'
import { entered } from './entering.ts'
import { type Loss, lossesIn } from './losses.ts'

export interface Memory {
  /** The attack that is going on or was fought last; null once a new turn has begun. */
  readonly fought: Account | null
  /** What the attack before this turn cost both sides; null once it is long ago. */
  readonly report: Report | null
  /** The attack that is going on, as it began. */
  readonly attack: Attack | null
}

export interface Report {
  readonly turn: number
  readonly attacker: Seat
  /** By seat. */
  readonly losses: readonly Loss[]
}

interface Attack {
  readonly before: Account
  readonly turn: number
  readonly attacker: Seat
}

export const NOTHING: Memory = { fought: null, report: null, attack: null }

export function remember(
  memory: Memory = NOTHING,
  { view, event: told }: Moment<View, SpacetraceEvent, Memory>,
): Memory {
  if (!told) return memory
  if (told.kind === 'attack') {
    const now = openAccount(view)
    return { ...memory, fought: now, attack: { before: now, turn: view.turn, attacker: told.seat } }
  }
  if (told.kind === 'turn') return { ...memory, fought: null, report: recent(memory.report, told.turn) }
  if (!memory.fought) return memory
  const fought = entered(memory.fought, told)
  if (told.kind !== 'attackOver' || !memory.attack) return { ...memory, fought }
  const { turn, attacker } = memory.attack
  return { fought, attack: null, report: { turn, attacker, losses: lossesIn(memory.attack.before, fought) } }
}

const recent = (report: Report | null, turn: number): Report | null =>
  report && report.turn === turn - 1 ? report : null
