import type { PuzzleEntry, PuzzleMatch } from '@sternentisch/kernel'

/** What every level finds is soon boring: of the puzzles at most such a part is of a grade. */
const SHARES: Readonly<Record<number, number>> = { 1: 0.6, 2: 0.6 }
/** And at most such a part is about the same. */
const SHARE_OF_THEME = 0.75

/**
 * As many puzzles as are wanted, in the order in which they were found, but not too many that are easy or alike. A match is
 * kept as far as its last puzzle.
 */
export function pickPuzzles(found: readonly PuzzleMatch[], count: number): readonly PuzzleMatch[] {
  const grades = new Map<number, number>()
  const themes = new Map<string, number>()
  let picked = 0
  const take = ({ grade, theme }: PuzzleEntry): boolean => {
    const [ofGrade, ofTheme] = [grades.get(grade) ?? 0, themes.get(theme) ?? 0]
    const isMuch = ofGrade >= count * (SHARES[grade] ?? 1) || ofTheme >= count * SHARE_OF_THEME
    if (picked === count || isMuch) return false
    picked++
    grades.set(grade, ofGrade + 1)
    themes.set(theme, ofTheme + 1)
    return true
  }
  return found.flatMap((match) => {
    const puzzles = match.puzzles.filter(take)
    const last = puzzles.at(-1)
    return last ? { ...match, moves: match.moves.slice(0, last.at), puzzles } : []
  })
}

export const countIn = (matches: readonly PuzzleMatch[]): number =>
  matches.reduce((sum, { puzzles }) => sum + puzzles.length, 0)
