import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { Listing } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import { onStir } from '../line.ts'
import { call } from '../server.ts'
import { useStanding } from '../use-standing.ts'

/** Gently: a lobby changes by people, not by the second. */
const ROUND = 10_000

export interface Tables {
  readonly listings: readonly Listing[] | null
  readonly failed: Refusal | null
}

/** The tables of the lobby, asked for again and again while somebody looks; the last ones stay when the server is gone. */
export function useTables(): Tables {
  const [tables, setTables] = useState<Tables>({ listings: null, failed: null })
  const standing = useStanding()
  // Which of them are one's own depends on who one is.
  const session = standing.server === 'there' ? standing.session : null
  useEffect(() => {
    if (session === null) return
    let left = false
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const found = await call<readonly Listing[]>('GET', 'tables')
      if (left) return
      setTables((before) =>
        isRefusal(found) ? { ...before, failed: found } : { listings: found, failed: null },
      )
    }
    void look()
    const timer = setInterval(() => void look(), ROUND)
    const deaf = onStir(() => void look())
    const seen = (): void => void look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      left = true
      clearInterval(timer)
      deaf()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [session])
  return tables
}
