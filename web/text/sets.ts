import type { Catalogues } from '@sternentisch/kernel'
import { de } from './sets/de.ts'
import { en } from './sets/en.ts'
import { fr } from './sets/fr.ts'

/** The words of the place where card sets of one's own are made. */
export const sets: Catalogues = { en, de, fr }
