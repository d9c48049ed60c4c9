import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readSmall, writeSmall } from '../storage/small.ts'

/** Lessons played to their end, by game: {"<game>":["<lesson>"]}. A small thing: Home draws them at once. */
const KEY = 'sternentisch.lessons'

type Done = Readonly<Record<string, readonly string[]>>

const listeners = new Set<() => void>()

const stored = (): string => readSmall(KEY) ?? '{}'

const Ids = v.pipe(
  v.array(v.unknown()),
  v.transform((ids) => ids.filter((id) => typeof id === 'string')),
)

/** Whatever was stored and still makes sense. */
export function readDone(text: string): Done {
  try {
    const read = v.safeParse(v.record(v.string(), v.fallback(Ids, [])), JSON.parse(text))
    return read.success ? read.output : {}
  } catch {
    return {}
  }
}

/** Ids of the lessons of a game that were played to their end. */
export const lessonsDone = (game: string): ReadonlySet<string> => new Set(readDone(stored())[game] ?? [])

export function markDone(game: string, lesson: string): void {
  const done = readDone(stored())
  const ids = done[game] ?? []
  if (ids.includes(lesson)) return
  writeSmall(KEY, JSON.stringify({ ...done, [game]: [...ids, lesson] }))
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
