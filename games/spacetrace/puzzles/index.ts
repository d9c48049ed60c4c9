import type { PuzzleBook, PuzzleFile } from '@sternentisch/kernel'
import file from './puzzles.json' with { type: 'json' }

/** §11.1: by the best move in notation. */
export const spacetracePuzzles: PuzzleBook = {
  file: file as PuzzleFile,
  themes: [
    { name: 'attack', moves: /^[!@]/ },
    { name: 'order', moves: /^o / },
    { name: 'defence', moves: /^[*.]/ },
    { name: 'fleet', moves: /^[>~] / },
    { name: 'supply', moves: /./ },
  ],
}
