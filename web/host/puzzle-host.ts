import {
  type AnyGame,
  isRefusal,
  logOfPuzzle,
  type Puzzle,
  type Reader,
  type Refusal,
  type Remember,
} from '@sternentisch/kernel'
import type { Player } from '../matches/kept-match.ts'
import { Hosted } from './hosted.ts'

/** A puzzle as its seat sees it. The match behind it stays here. */
export class PuzzleHost {
  private constructor(
    private readonly game: AnyGame,
    private readonly puzzle: Puzzle,
    private readonly hosted: Hosted,
  ) {}

  static open(game: AnyGame, puzzle: Puzzle): PuzzleHost | Refusal {
    const hosted = Hosted.read(logOfPuzzle(game.id, puzzle), game, [puzzle.seat])
    return isRefusal(hosted) ? hosted : new PuzzleHost(game, puzzle, hosted)
  }

  reader(remember?: Remember): Reader {
    return this.hosted.readerFor(this.puzzle.seat, remember)
  }

  /** What the seat sees when its best move is made. */
  readerOfSolution(remember?: Remember): Reader {
    const { game, puzzle } = this
    const solved = Hosted.read(logOfPuzzle(game.id, puzzle, puzzle.best), game, [puzzle.seat])
    if (isRefusal(solved)) throw new Error(`puzzle ${puzzle.id}: ${solved.code}`)
    return solved.readerFor(puzzle.seat, remember)
  }

  /** The match goes on from the question, with these players, and with a move where one is given. */
  playOn(players: readonly Player[], move?: string): void {
    const { at, seat } = this.puzzle
    this.hosted.playOn(at, players, move === undefined ? undefined : { seat, text: move })
  }
}
