import type { Lesson } from '@sternentisch/grammar'
import { useEffect, useState } from 'react'
import { onShelf } from '../shell/shelf.ts'

const KEY = 'sternentisch.lessons'

/** Ids of the lessons of a game that were played to their end. */
export function lessonsDone(game: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const ids: unknown = (stored as Record<string, unknown> | null)?.[game]
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** The lessons of a game; fetched once the page itself is there. Null until then, empty if they cannot be had. */
export function useLessons(game: string): readonly Lesson[] | null {
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null)
  useEffect(() => {
    let left = false
    const show = (found: readonly Lesson[]): void => {
      if (!left) setLessons(found)
    }
    whenIdle(() => {
      onShelf(game)
        ?.loadLessons()
        .then(show)
        .catch(() => show([]))
    })
    return () => {
      left = true
    }
  }, [game])
  return lessons
}
