import type { Refusal } from '@sternentisch/kernel'
import { useContext } from 'react'
import type { Choice } from './choice.ts'
import { type Interacting, InteractionContext, RegardedContext } from './context.ts'
import { standingOf } from './standing.ts'

/** The parts of the spot in focus or under the pointer; null if there is none. */
export function useRegarded(): readonly string[] | null {
  const { spots } = useContext(InteractionContext)
  const regarded = useContext(RegardedContext)
  return regarded === null ? null : (spots.get(regarded)?.parts ?? null)
}

/** Why the spot in focus or under the pointer cannot be picked; null if it can, or if nothing is known against it. */
export function useWhyNot(): Refusal | null {
  const here = useContext(InteractionContext)
  const regarded = useContext(RegardedContext)
  return refusalAt(here, regarded)
}

export function refusalAt({ choice, spots }: Interacting, regarded: string | null): Refusal | null {
  const entry = regarded === null ? undefined : spots.get(regarded)
  if (!choice || !entry?.why) return null
  const { pickable, picked } = standingOf(choice, { ...entry, at: regarded })
  return pickable || picked ? null : choice.whyNot(entry.why)
}

/**
 * The action that is picked, or would be with the spot that is regarded: for previews on the board itself. The board's
 * own choice says of which kind it is.
 */
export function useForeseen<Action>(_of: Choice<Action> | null): Action | null {
  const here = useContext(InteractionContext)
  const regarded = useContext(RegardedContext)
  return (foreseen(here, regarded) ?? here.choice?.complete ?? null) as Action | null
}

/** What picking the regarded spot would complete. */
export function foreseen({ choice, spots }: Interacting, regarded: string | null): unknown | null {
  const entry = regarded === null ? undefined : spots.get(regarded)
  if (!choice || !entry) return null
  const { parts, decides } = entry
  const { pickable } = standingOf(choice, { parts, at: regarded, decides })
  if (decides !== undefined) return pickable ? decides : null
  const picks = pickable ? choice.after({ parts, at: regarded }) : null
  return picks ? choice.settledBy(picks) : null
}
