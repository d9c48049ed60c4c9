import { levelled } from '@sternentisch/bots'
import { budgetOf, LEVELS } from '@sternentisch/bots/levels'
import type { Engine } from '@sternentisch/games/engines'
import {
  type AnyGame,
  isRefusal,
  logOfPuzzle,
  type Mind,
  type PuzzleFile,
  type PuzzleMatch,
  puzzleId,
  puzzlesIn,
  type Random,
  type Refusal,
  randomFrom,
  readLog,
  seedFrom,
} from '@sternentisch/kernel'

/** How long each of those thinks who grade. */
export const GRADERS: readonly number[] = LEVELS.map(budgetOf)

/** A level misses a puzzle if it does so more often than not. */
const TRIES = 3

interface Asked {
  readonly game: AnyGame
  readonly mind: Mind
  readonly view: unknown
  /** In notation. */
  readonly best: string
}

/** From 1, which every level finds: how many of them miss the best move, and one. Whoever thinks as long as the one who found it is not asked. */
export function gradeOf(
  { game, mind, view, best }: Asked,
  foundWith: number,
  random: (purpose: string) => Random,
): number {
  const actions = game.actions(view)
  const bot = levelled(game, mind)
  const finds = (level: (typeof LEVELS)[number], nth: number): boolean =>
    game.write(bot(view, actions, budgetOf(level), random(`level ${level} ${nth}`)).action) === best
  const missed = LEVELS.filter((level) => {
    if (budgetOf(level) >= foundWith) return false
    const tries = Array.from({ length: TRIES }, (_, nth) => finds(level, nth))
    return tries.filter((each) => !each).length * 2 > TRIES
  })
  return 1 + missed.length
}

/** The same puzzles with the grades that today's levels give them: levels change more often than what is best. */
export async function gradeAnew(
  { game, mind }: Engine,
  file: PuzzleFile,
  progress: (done: number, all: number) => void,
): Promise<PuzzleFile | Refusal> {
  const strongest = Math.max(...GRADERS)
  const asked = { game, mind: await mind() }
  const all = puzzlesIn(file)
  const grades = new Map<string, number>()
  for (const [done, puzzle] of all.entries()) {
    progress(done, all.length)
    const match = readLog(logOfPuzzle(game.id, puzzle), [game])
    if (isRefusal(match)) return match
    const { id, seat, best } = puzzle
    const random = (purpose: string): Random => randomFrom(seedFrom(`grade ${id} ${purpose}`))
    grades.set(id, gradeOf({ ...asked, view: match.view(seat), best }, strongest, random))
    // Whoever wants to stop it is heard.
    await new Promise(setImmediate)
  }
  progress(all.length, all.length)
  const graded = (match: PuzzleMatch): PuzzleMatch => ({
    ...match,
    puzzles: match.puzzles.map((entry) => ({
      ...entry,
      grade: grades.get(puzzleId(match, entry)) ?? entry.grade,
    })),
  })
  return { ...file, levels: GRADERS, matches: file.matches.map(graded) }
}
