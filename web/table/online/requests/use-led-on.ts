import { useEffect, useState } from 'react'
import { go } from '../../../shell/router.ts'
import type { Company } from '../who-plays.ts'

/** Whoever wanted to play again and waits here is led to the next table as soon as all do; whoever comes back later is not. */
export function useLedOn({ notice: { again, next }, viewer }: Company): void {
  const [waited, setWaited] = useState(false)
  if (next === null && !waited) setWaited(true)
  const leads = waited && next !== null && again.some((seat) => seat === viewer)
  useEffect(() => {
    if (leads && next !== null) go({ name: 'at', table: next })
  }, [leads, next])
}
