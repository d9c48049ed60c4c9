import type { Refusal } from '@sternentisch/kernel'
import { refuseOnline } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import { behind } from '../behind.ts'

/** Why cards of one's own cannot be used at tables of this server, as long as that is known: before a table is set up, not after. */
export function useOwnCardsBarred(): Refusal | null {
  const [isBarred, bar] = useState(false)
  useEffect(() => {
    let gone = false
    void behind().then(({ ownCards = true }) => {
      if (!gone) bar(!ownCards)
    })
    return () => {
      gone = true
    }
  }, [])
  return isBarred ? refuseOnline('online.noOwnCards') : null
}
