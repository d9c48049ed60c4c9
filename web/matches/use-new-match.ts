import { useState } from 'react'
import { go } from '../shell/router.ts'
import type { KeptMatch } from './store.ts'

/** Sits down at a match that is made just now; `full` where the device has no room left for it. */
export function useNewMatch(): { readonly full: boolean; start(make: () => KeptMatch): void } {
  const [full, setFull] = useState(false)
  const start = (make: () => KeptMatch): void => {
    try {
      go({ name: 'table', match: make().id })
    } catch (error) {
      // What a browser throws when it can store no more; all else is a bug.
      if (!(error instanceof DOMException)) throw error
      setFull(true)
    }
  }
  return { full, start }
}
