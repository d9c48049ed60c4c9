import type { FollowedTable, Line } from '@sternentisch/wire/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { theLine } from './line.ts'
import { useStanding } from './use-standing.ts'

/** Going from a table to its result leaves it for an instant: it is let go only after that, and need not be read again. */
const LINGERS = 1000
const leaving = new Map<string, ReturnType<typeof setTimeout>>()

function letGo(line: Line, table: string): void {
  clearTimeout(leaving.get(table))
  const timer = setTimeout(() => {
    leaving.delete(table)
    line.unfollow(table)
  }, LINGERS)
  leaving.set(table, timer)
}

/** A table as it is followed here; whoever becomes somebody else follows it anew. Null until the line is there. */
export function useFollowed(table: string | null): FollowedTable | null {
  const standing = useStanding()
  const session = standing.server === 'there' ? standing.session : null
  const [followed, setFollowed] = useState<FollowedTable | null>(null)
  useEffect(() => {
    if (table === null || session === null) return
    const line = theLine()
    clearTimeout(leaving.get(table))
    setFollowed(line.follow(table))
    return () => {
      letGo(line, table)
      setFollowed(null)
    }
  }, [table, session])
  useHeard(followed)
  return followed
}

/** Draws again whenever something was heard of the table; the same number means that nothing was. */
export const useHeard = (followed: FollowedTable | null): number =>
  useSyncExternalStore(followed?.subscribe ?? noLine, () => followed?.version ?? 0)

const noLine = (): (() => void) => () => {}

/** Whether the line is open, is being opened or was lost. */
export function useConnection(): 'opening' | 'open' | 'lost' {
  const standing = useStanding()
  const there = standing.server === 'there'
  return useSyncExternalStore(
    there ? (changed) => theLine().subscribe(changed) : noLine,
    () => (there ? theLine().connection : 'opening'),
    () => 'open',
  )
}
