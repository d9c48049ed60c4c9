import type { Catalogues } from '@sternentisch/kernel'
import { de } from './print/de.ts'
import { en } from './print/en.ts'
import { fr } from './print/fr.ts'

/** The words of the place that puts games on paper. */
export const print: Catalogues = { en, de, fr }
