import type { Lesson } from '@sternentisch/grammar'

/** In the order in which they are best played. */
export const lessons: readonly Lesson[] = []
