import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { Listing } from '@sternentisch/wire'
import { call, serverStanding, sessionNow } from './server.ts'

/** My tables, as far as they are known; the last ones stay readable when the server is gone. */
export interface Mine {
  readonly listings: readonly Listing[] | null
  readonly failed: Refusal | null
}

let known: Mine = { listings: null, failed: null }
const listeners = new Set<() => void>()

export const mine = {
  get: (): Mine => known,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function become(next: Mine): void {
  known = next
  for (const listener of [...listeners]) listener()
}

let asking: Promise<void> | null = null
let again = false

/** Asks for my tables; whoever asks meanwhile gets the answer to one more question. */
export function refreshMine(): Promise<void> {
  if (asking) again = true
  asking ??= ask().finally(() => {
    asking = null
    if (again) {
      again = false
      void refreshMine()
    }
  })
  return asking
}

/** Whose tables are known. */
let whose: string | null = null

async function ask(): Promise<void> {
  const standing = serverStanding.get()
  const me = standing.server === 'there' ? standing.me : null
  const kept = me?.id === whose ? known.listings : null
  whose = me?.id ?? null
  if (!me) return become({ listings: [], failed: null })
  const session = sessionNow()
  const listings = await call<readonly Listing[]>('GET', 'mine')
  // It was for somebody who has left; whoever came instead asks as well.
  if (session !== sessionNow()) return
  if (isRefusal(listings)) become({ listings: kept, failed: listings })
  else become({ listings, failed: null })
}

/** Whether something is asked of me there: a decision, or leave to take something back. */
export function waitsForMe({ notice, viewer, deciding }: Listing): boolean {
  if (notice.state !== 'running' || typeof viewer === 'string' || notice.sitters[viewer]?.away) return false
  const { ask } = notice
  return deciding.includes(viewer) || (ask !== null && ask.seat !== viewer && !ask.granted.includes(viewer))
}
