import { contents, type LessonTitle } from 'virtual:contents'

const KEY = 'sternentisch.lessons'

/** What there is to learn of a game, in the best order. */
export const lessonsOf = (game: string): readonly LessonTitle[] => contents[game] ?? []

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
