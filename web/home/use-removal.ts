import { useEffect, useRef, useState } from 'react'

/** Something that a list shows, and that other tabs may change. What is damaged does not say when it was changed. */
interface Listed {
  readonly id: string
  readonly changed?: number
}

interface Removed<Thing> {
  readonly thing: Thing
  readonly title: string
}

/**
 * What was taken off a list, but is only forgotten once that can no longer be undone, or the page goes. If another tab
 * changes it meanwhile, or was quicker to forget it, there is nothing to undo any more: the list shows what there is.
 */
export function useRemoval<Thing extends Listed>(
  stored: readonly Listed[] | null,
  forget: (thing: Thing) => void,
) {
  const [taken, setTaken] = useState<Removed<Thing> | null>(null)
  const latest = useRef<Thing | null>(null)
  const isStill = ({ id, changed }: Listed): boolean =>
    stored?.some((each) => each.id === id && each.changed === changed) ?? true
  const removed = taken && isStill(taken.thing) ? taken : null

  const undo = (): void => {
    latest.current = null
    setTaken(null)
  }
  const settle = (): void => {
    if (latest.current) forget(latest.current)
    undo()
  }
  const take = (thing: Thing, title: string): void => {
    settle()
    latest.current = thing
    setTaken({ thing, title })
  }

  const isOvertaken = taken !== null && removed === null
  useEffect(() => {
    if (!isOvertaken) return
    latest.current = null
    setTaken(null)
  }, [isOvertaken])

  useEffect(() => {
    const carryOut = (): void => {
      if (latest.current) forget(latest.current)
      latest.current = null
    }
    const leave = (): void => {
      carryOut()
      // The browser may bring the page back as it was.
      setTaken(null)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      carryOut()
    }
  }, [forget])
  return { removed, stays: ({ id }: Listed): boolean => id !== removed?.thing.id, take, undo, settle }
}
