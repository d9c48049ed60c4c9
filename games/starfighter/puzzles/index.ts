import type { PuzzleBook, PuzzleFile } from '@sternentisch/kernel'
import file from './puzzles.json' with { type: 'json' }

/** §11: by the best move in notation. */
export const starfighterPuzzles: PuzzleBook = {
  file: file as PuzzleFile,
  themes: [
    { name: 'effect', moves: /^([A-Z]|first|mark) / },
    { name: 'cruiser', moves: /^(cruiser|shift|order) / },
    { name: 'front', moves: /^p / },
    { name: 'back', moves: /^b / },
    { name: 'patience', moves: /./ },
  ],
}
