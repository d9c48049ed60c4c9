import type { Catalogues } from '@sternentisch/kernel'
import { de } from './puzzles/de.ts'
import { en } from './puzzles/en.ts'
import { fr } from './puzzles/fr.ts'

/** The words of puzzles. */
export const puzzles: Catalogues = { en, de, fr }
