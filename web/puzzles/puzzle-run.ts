import { type AnyGame, isRefusal, type Puzzle } from '@sternentisch/kernel'

/** A puzzle as far as somebody got with it. */
export interface PuzzleRun {
  /** The moves that were tried, in notation; the last one is the best move once it is solved. */
  readonly tries: readonly string[]
  readonly state: 'asked' | 'wrong' | 'solved' | 'shown'
}

export type PuzzleDeed = { readonly kind: 'try'; readonly move: string } | { readonly kind: 'again' | 'show' }

export const ASKED: PuzzleRun = { tries: [], state: 'asked' }

export const isDone = ({ state }: PuzzleRun): boolean => state === 'solved' || state === 'shown'

/** A wrong move may be followed by another one at once; what is done stays so. */
export const puzzleReducer =
  ({ best }: Pick<Puzzle, 'best'>) =>
  (run: PuzzleRun, deed: PuzzleDeed): PuzzleRun => {
    if (isDone(run)) return run
    switch (deed.kind) {
      case 'try':
        return { tries: [...run.tries, deed.move], state: deed.move === best ? 'solved' : 'wrong' }
      case 'again':
        return { ...run, state: 'asked' }
      case 'show':
        return { ...run, state: 'shown' }
    }
  }

/** The strongest of all other moves. */
export function runnerUp({ best, chances }: Pick<Puzzle, 'best' | 'chances'>): string | null {
  const others = Object.keys(chances).filter((move) => move !== best)
  return others.sort((a, b) => chances[b] - chances[a])[0] ?? null
}

/** A move of the view; null for what is none. */
export function actionIn(game: AnyGame, view: unknown, move: string): unknown {
  const action = game.read(view, move)
  return isRefusal(action) ? null : action
}
