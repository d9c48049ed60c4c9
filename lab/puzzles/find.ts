import type { Engine } from '@sternentisch/games/engines'
import { type PuzzleEntry, type Seat, writtenMove } from '@sternentisch/kernel'
import { type MatchTask, playMatch } from '../match/play.ts'
import { type Depth, examine, leadIn } from './examine.ts'

/** A match in which puzzles are looked for. */
export interface PuzzleTask {
  readonly match: MatchTask
  readonly depth: Depth
}

/** A puzzle before anybody asked what it is about. */
type FoundPuzzle = Omit<PuzzleEntry, 'theme'>

/** The puzzles of a match, and its moves up to the last of them. */
export interface Found {
  readonly moves: readonly string[]
  readonly puzzles: readonly FoundPuzzle[]
}

/** More of one match would be much alike. */
const MOST = 6
/** So many moves lie between two of them. */
const APART = 4

/** How a match begins is no puzzle, and much the same every time. */
const OPENING = 8

/** What hardly leads for its player is not worth a longer look: so much of the gap must be there. */
const HINT = 0.5

interface Decision {
  readonly at: number
  readonly seat: Seat
  readonly view: unknown
  readonly lead: number
}

/** Plays a match, then looks at the decisions that seemed clearest to their players, each as its seat saw it. */
export async function findPuzzles(engine: Engine, { match, depth }: PuzzleTask): Promise<Found> {
  const { game } = engine
  const mind = await engine.mind()
  const decisions: Decision[] = []
  const moves: string[] = []
  await playMatch(engine, match, {
    before(table, seat, { action, considered }, at) {
      moves.push(writtenMove(seat, game.write(action)))
      const lead = leadIn(considered)
      if (at >= OPENING && lead >= depth.gap * HINT)
        decisions.push({ at, seat, view: game.view(table, seat), lead })
    },
  })
  decisions.sort((a, b) => b.lead - a.lead)
  const puzzles: FoundPuzzle[] = []
  for (const { at, seat, view } of decisions) {
    if (puzzles.length === MOST) break
    if (puzzles.some((other) => Math.abs(other.at - at) < APART)) continue
    const found = examine(game, mind, view, `${match.luck} ${at}`, depth)
    if (found) puzzles.push({ at, seat, ...found })
  }
  puzzles.sort((a, b) => a.at - b.at)
  return { moves: moves.slice(0, puzzles.at(-1)?.at ?? 0), puzzles }
}
