import { lightestFirst } from '@sternentisch/games'

/** The games that take turns in the puzzle of the day. */
export const dailyGames: readonly string[] = lightestFirst.flatMap(({ id, puzzles }) => (puzzles ? [id] : []))
