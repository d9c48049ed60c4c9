import type { Me } from '@sternentisch/wire'
import { useEffect, useSyncExternalStore } from 'react'
import { type Mine, mine } from './mine.ts'
import { findServer, type Standing, serverStanding } from './server.ts'

/** Whether there is a server; a place that needs to know asks. */
export function useStanding(): Standing {
  const standing = useSyncExternalStore(serverStanding.subscribe, serverStanding.get, serverStanding.get)
  useEffect(() => void findServer(), [])
  return standing
}

export function useMe(): Me | null {
  const standing = useStanding()
  return standing.server === 'there' ? standing.me : null
}

export const useMine = (): Mine => useSyncExternalStore(mine.subscribe, mine.get, mine.get)
