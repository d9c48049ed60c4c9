import type { PuzzleBook, PuzzleFile } from '@sternentisch/kernel'
import file from './puzzles.json' with { type: 'json' }

/** §11.5: by the best move in notation. */
export const sternenfeuerPuzzles: PuzzleBook = {
  file: file as PuzzleFile,
  themes: [
    { name: 'attack', moves: /^[AV] .*x/ },
    { name: 'defence', moves: /^D/ },
    { name: 'figures', moves: /^[PRKUT] / },
    { name: 'hand', moves: /./ },
  ],
}
