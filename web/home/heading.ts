import type { Speech } from '../text/index.ts'

/** “Four games under one sky”: counted, and in words as far as there are any. */
export function headingOf(games: number, { say }: Speech): string {
  const count = say('home.numbers').split(' ')[games] ?? games
  return say('home.heading', { count, n: games })
}
