import { useSyncExternalStore } from 'react'
import { dayOf } from './day.ts'

/** A page may lie open over midnight: it looks at the clock again when somebody comes back to it, and once a minute. */
function listen(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

export const useToday = (): string => useSyncExternalStore(listen, () => dayOf(new Date()))
