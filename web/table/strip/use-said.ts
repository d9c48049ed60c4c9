import type { Viewer } from '@sternentisch/kernel'
import { useCallback, useState } from 'react'

/** What was last said to whoever looks. It is not for the next person who sits down: theirs was another move. */
export function useSaid(viewer: Viewer | null): readonly [string | null, (words: string | null) => void] {
  const [said, setSaid] = useState<{ readonly to: Viewer | null; readonly words: string | null }>()
  const say = useCallback((words: string | null) => setSaid({ to: viewer, words }), [viewer])
  return [said?.to === viewer ? said.words : null, say]
}
