import { useEffect, useRef, useState } from 'react'
import type { OpenMatch } from './open-matches.ts'

/** A match that was taken off the list, but is only forgotten once that can no longer be undone. */
export function useRemoval(forget: (id: string) => void) {
  const [removed, setRemoved] = useState<OpenMatch | null>(null)
  const latest = useRef<OpenMatch | null>(null)

  const settle = (): void => {
    if (latest.current) forget(latest.current.kept.id)
    latest.current = null
    setRemoved(null)
  }
  const take = (match: OpenMatch): void => {
    settle()
    latest.current = match
    setRemoved(match)
  }
  const undo = (): void => {
    latest.current = null
    setRemoved(null)
  }

  useEffect(
    () => () => {
      if (latest.current) forget(latest.current.kept.id)
      latest.current = null
    },
    [forget],
  )
  return { removed, take, undo, settle }
}
