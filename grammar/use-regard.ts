import { useEffect, useRef, useState } from 'react'
import type { SpotEntry } from './context.ts'
import { standingOf } from './standing.ts'
import type { OpenChoice } from './use-choice.ts'

interface Held {
  readonly id: string | null
  /** The choice as it stood when this was looked at. */
  readonly menu: OpenChoice['menu'] | null
  readonly picks: OpenChoice['picks'] | null
}

/** Which spot is looked at, in focus or under the pointer, and how to look at another. */
export function useRegard(choice: OpenChoice | null, spots: ReadonlyMap<string, SpotEntry>) {
  const { menu, picks } = choice ?? { menu: null, picks: null }
  const [held, hold] = useState<Held>({ id: null, menu, picks })
  const latest = useRef({ menu, picks })
  latest.current = { menu, picks }
  const regard = useRef((id: string | null) =>
    hold((old) => {
      const { menu, picks } = latest.current
      return old.id === id && old.menu === menu && old.picks === picks ? old : { id, menu, picks }
    }),
  ).current
  // What would come of it is over once all was put back.
  const had = useRef(0)
  useEffect(() => {
    const count = picks?.length ?? 0
    if (had.current > 0 && count === 0) regard(null)
    had.current = count
  }, [picks, regard])
  return [isOutdated(held, choice, spots) ? null : held.id, regard] as const
}

/**
 * What was looked at for one decision is not looked at for the next, and why something could not be picked is over
 * once something else is: nothing is explained unasked.
 */
function isOutdated(
  { id, menu, picks }: Held,
  choice: OpenChoice | null,
  spots: ReadonlyMap<string, SpotEntry>,
): boolean {
  if (menu !== (choice?.menu ?? null)) return true
  const entry = id === null ? undefined : spots.get(id)
  if (!choice || !entry || picks === choice.picks) return false
  const { picked, pickable } = standingOf(choice, { ...entry, at: id })
  return !picked && pickable === null
}
