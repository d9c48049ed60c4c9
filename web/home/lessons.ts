import { contents, type LessonTitle } from 'virtual:contents'

/** What there is to learn of a game, in the best order. */
export const lessonsOf = (game: string): readonly LessonTitle[] => contents[game] ?? []
