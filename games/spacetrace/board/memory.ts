// What stays on the table of the last attack until the next turn
import type { Moment } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import { type Account, entered, openAccount } from './account.ts'

export interface Memory {
  /** The attack that is going on or was fought last; null once a new turn has begun. */
  readonly fought: Account | null
}

const NOTHING: Memory = { fought: null }

export const memoryIn = (memory: unknown): Memory => (memory as Memory | undefined) ?? NOTHING

export function remember(before: unknown, { view, event }: Moment): Memory {
  const memory = memoryIn(before)
  const told = event as Told<SpacetraceEvent> | null
  if (!told) return memory
  if (told.kind === 'attack') return { ...memory, fought: openAccount(view as View) }
  if (told.kind === 'turn') return { ...memory, fought: null }
  if (!memory.fought) return memory
  return { ...memory, fought: entered(memory.fought, told) }
}
