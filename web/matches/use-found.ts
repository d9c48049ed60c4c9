import { useEffect, useState } from 'react'
import type { Stored } from './kept-match.ts'
import { matches } from './store.ts'

/**
 * What is stored under the name of a match; undefined until that is known. (Not a promise for `use`: whatever waits there
 * before it was ever shown begins anew with the next try, and would ask anew each time.)
 */
export function useFound(id: string): Stored | null | undefined {
  const [found, setFound] = useState<Stored | null | undefined>(undefined)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    let left = false
    matches.find(id).then(
      (stored) => left || setFound(stored),
      (error) => left || setFailed(error),
    )
    return () => {
      left = true
    }
  }, [id])
  if (failed) throw failed
  return found
}
