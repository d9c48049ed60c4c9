import { useContext } from 'react'
import { type Interacting, InteractionContext, RegardedContext } from './context.ts'
import { standingOf } from './standing.ts'

/** The parts of the spot in focus or under the pointer; null if there is none. */
export function useRegarded(): readonly string[] | null {
  const { spots } = useContext(InteractionContext)
  const regarded = useContext(RegardedContext)
  return regarded === null ? null : (spots.get(regarded)?.parts ?? null)
}

/** The action that is picked, or would be with the spot that is regarded: for previews on the board itself. */
export function useForeseen(): unknown | null {
  const here = useContext(InteractionContext)
  const regarded = useContext(RegardedContext)
  return foreseen(here, regarded) ?? here.choice?.complete ?? null
}

/** What picking the regarded spot would complete. */
export function foreseen({ choice, spots }: Interacting, regarded: string | null): unknown | null {
  const entry = regarded === null ? undefined : spots.get(regarded)
  if (!choice || !entry) return null
  const pick = { parts: entry.parts, at: regarded }
  const picks = standingOf(choice, pick).pickable ? choice.after(pick) : null
  return picks ? choice.settledBy(picks) : null
}
