import { useState } from 'react'

/**
 * What this tab can take back of a thing that is kept as text: its own steps, as long as the text is still what they led to.
 * Where another tab has changed it since, they would put an old whole over its work: they count no more, and that is said.
 */
export function usePast<Step>(now: string) {
  const [{ steps, led }, setPast] = useState<{ readonly steps: readonly Step[]; readonly led: string }>({
    steps: [],
    led: now,
  })
  const isElsewhere = led !== now && steps.length > 0
  return {
    steps: led === now ? steps : [],
    /** Changed by another tab after this one has. */
    isElsewhere,
    /** These are the steps now, and this is what they led to. */
    lead: (next: readonly Step[], to: string): void => setPast({ steps: next, led: to }),
  }
}
