import type { PuzzleBook, PuzzleFile } from '@sternentisch/kernel'
import file from './puzzles.json' with { type: 'json' }

/** §11: by the best move in notation. */
export const stellarPuzzles: PuzzleBook = {
  file: file as PuzzleFile,
  themes: [
    { name: 'reveal', moves: /^!/ },
    { name: 'hidden', moves: /^\w+@\d+~$/ },
    { name: 'open', moves: /^\w+@\d+$/ },
    { name: 'ability', moves: /./ },
  ],
}
