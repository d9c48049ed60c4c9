import { letterOf, type Seat } from './seat.ts'

/** What can be counted after the best move, and after the next best. */
export interface PuzzleFact {
  readonly name: string
  readonly better: number
  readonly rest: number
}

/** A decision in a match with one clearly best move, as its seat could know. */
export interface PuzzleEntry {
  /** How many moves were made before it. */
  readonly at: number
  readonly seat: Seat
  /** In notation. */
  readonly best: string
  readonly theme: string
  /** From 1, which every bot finds, to 5: how many levels of bots miss it, and one. */
  readonly grade: number
  /** How often each legal move wins, of a hundred. */
  readonly chances: Readonly<Record<string, number>>
  readonly facts: readonly PuzzleFact[]
}

/** A match of the lab as far as its puzzles need it. */
export interface PuzzleMatch {
  readonly options: string
  readonly seed: string
  /** As a log has them: `A: Sl@3~`. */
  readonly moves: readonly string[]
  readonly puzzles: readonly PuzzleEntry[]
}

/** `puzzles.json` in the folder of a game. */
export interface PuzzleFile {
  /** The line that makes it again. */
  readonly made: string
  /** How long each level of bots that graded them thinks: with others the grades are others. */
  readonly levels: readonly number[]
  readonly rules: string
  /** The fingerprint of the cards that came with the game: with others the best move may be another. */
  readonly cards: string
  readonly matches: readonly PuzzleMatch[]
}

/** What a puzzle is about; `<game>.theme.<name>` says it. */
export interface PuzzleTheme {
  readonly name: string
  /** The best move in notation. */
  readonly moves: RegExp
}

/** The puzzles of a game, and what they can be about: the first theme that fits. The last one fits all. */
export interface PuzzleBook {
  readonly file: PuzzleFile
  readonly themes: readonly PuzzleTheme[]
}

/** A puzzle with the match it comes from. */
export interface Puzzle extends PuzzleEntry {
  /** No other of the game has it, and it stays when others are added. */
  readonly id: string
  readonly rules: string
  readonly match: PuzzleMatch
}

export const puzzleId = ({ seed }: PuzzleMatch, { at }: PuzzleEntry): string => `${seed.slice(0, 8)}-${at}`

/** All of them, the easiest first. */
export const puzzlesIn = ({ matches, rules }: PuzzleFile): readonly Puzzle[] =>
  matches
    .flatMap((match) =>
      match.puzzles.map((entry) => ({ ...entry, rules, match, id: puzzleId(match, entry) })),
    )
    .sort((a, b) => a.grade - b.grade)

/** The log of a match up to a puzzle, and one move further where one is given; nobody has a name there. */
export function logOfPuzzle(game: string, { id, rules, seat, at, match }: Puzzle, then?: string): string {
  const { options, seed, moves } = match
  const head = [
    'sternentisch: 1',
    `game: ${game}`,
    `rules: ${rules}`,
    `options: ${options}`.trimEnd(),
    `match: puzzle-${id}`,
    `seed: ${seed}`,
  ]
  const played = [...moves.slice(0, at), ...(then === undefined ? [] : [writtenMove(seat, then)])]
  return `${[...head, '', ...played].join('\n')}\n`
}

export const writtenMove = (seat: Seat, text: string): string => `${letterOf(seat)}: ${text}`

export const themeOf = ({ themes }: PuzzleBook, move: string): string =>
  (themes.find(({ moves }) => moves.test(move)) ?? themes[themes.length - 1]).name
