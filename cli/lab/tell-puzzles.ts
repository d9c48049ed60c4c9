import type { PuzzleMatch } from '@sternentisch/kernel'
import { grid } from '@sternentisch/kernel/terminal'
import type { PuzzleHunt } from '@sternentisch/lab'
import type { Speech } from '../text/index.ts'

const GRADES = [1, 2, 3, 4, 5]
const right = { align: 'right' as const }

/** What was found: a row for each theme, a column for each grade. */
export function tellPuzzles(
  matches: readonly PuzzleMatch[],
  { game, count }: Pick<PuzzleHunt, 'game' | 'count'>,
  speech: Speech,
): string[] {
  const found = matches.flatMap(({ puzzles }) => puzzles)
  const themes = [...new Set(found.map(({ theme }) => theme))].sort()
  const rows = themes.map((name) => [
    speech.find(`${game}.theme.${name}`) ?? name,
    ...GRADES.map((each) => found.filter(({ theme, grade }) => theme === name && grade === each).length).map(
      String,
    ),
  ])
  const said = speech.say('lab.puzzles.found', { n: found.length, count })
  if (found.length === 0) return [said]
  const heads = [speech.say('lab.puzzles.grade'), ...GRADES.map(String)]
  return [said, grid([heads, ...rows], [{}, ...GRADES.map(() => right)], 200)]
}
