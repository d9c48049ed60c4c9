import { useEffect, useRef, useState } from 'react'

export interface Removable {
  readonly id: string
  readonly title: string
}

/** A match that was taken off the list, but is only forgotten once that can no longer be undone. */
export function useRemoval(forget: (id: string) => void) {
  const [removed, setRemoved] = useState<Removable | null>(null)
  const latest = useRef<Removable | null>(null)

  const settle = (): void => {
    if (latest.current) forget(latest.current.id)
    latest.current = null
    setRemoved(null)
  }
  const take = (match: Removable): void => {
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
      if (latest.current) forget(latest.current.id)
      latest.current = null
    },
    [forget],
  )
  return { removed, take, undo, settle }
}
