import { useMemo, useSyncExternalStore } from 'react'

/** Lessons played to their end, by game: {"stellar":["sectors"]}. */
const KEY = 'sternentisch.lessons'

type Done = Readonly<Record<string, readonly string[]>>

const listeners = new Set<() => void>()

const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '{}'
  } catch {
    return '{}'
  }
}

/** Whatever was stored and still makes sense. */
export function readDone(text: string): Done {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(
      Object.entries(read).flatMap(([game, ids]) =>
        Array.isArray(ids) ? [[game, ids.filter((id) => typeof id === 'string')]] : [],
      ),
    )
  } catch {
    return {}
  }
}

export function markDone(game: string, lesson: string): void {
  const done = readDone(stored())
  const ids = done[game] ?? []
  if (ids.includes(lesson)) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...done, [game]: [...ids, lesson] }))
  } catch {
    // Private windows may forbid storing; the lesson is then not remembered.
  }
  for (const listener of listeners) listener()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export function useDone(game: string): ReadonlySet<string> {
  const text = useSyncExternalStore(listen, stored)
  return useMemo(() => new Set(readDone(text)[game] ?? []), [text, game])
}
