import type { Catalogues } from '@sternentisch/kernel'
import { de } from './review/de.ts'
import { en } from './review/en.ts'
import { fr } from './review/fr.ts'

/** The words of reviews. */
export const review: Catalogues = { en, de, fr }
