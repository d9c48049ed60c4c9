/** Made by the build from the lessons themselves, which are fetched only when one is opened. */
declare module 'virtual:contents' {
  import type { Lesson } from '@sternentisch/grammar'

  export type LessonTitle = Pick<Lesson, 'id' | 'title' | 'minutes'>
  export const contents: Readonly<Record<string, readonly LessonTitle[]>>
}
