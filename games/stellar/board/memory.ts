// §11 Memory: how the viewer came to know a face-down ship
import { type Told, UNKNOWN, type Viewer } from '@sternentisch/kernel'
import { useRef } from 'react'
import type { StellarEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import { seatsAt, stackAt } from '../terminal/sight.ts'

export type Source = 'founder' | 'battle'

/** By the handle of the ship. */
export type Memory = ReadonlyMap<number, Source>

/** What one event teaches the viewer; ships learned before keep their story. */
export function learned(
  memory: Map<number, Source>,
  event: Told<StellarEvent>,
  view: View,
  viewer: Viewer,
): void {
  if (event.kind === 'scenario') memory.clear()
  if (event.kind === 'looked' && event.seat === viewer && event.sector < view.sectors) {
    for (const seat of seatsAt(view)) {
      for (const { handle, face } of stackAt(view, event.sector, seat).cards)
        if (face !== UNKNOWN && !memory.has(handle)) memory.set(handle, 'founder')
    }
  }
  if (event.kind === 'fight') {
    for (const { handle, ship } of [event.attacker, event.defender])
      if (ship !== null && handle > 0 && !memory.has(handle)) memory.set(handle, 'battle')
  }
}

export function useMemory(event: Told<StellarEvent> | null, view: View): Memory {
  const memory = useRef(new Map<number, Source>()).current
  if (event) learned(memory, event, view, view.viewer)
  return memory
}
