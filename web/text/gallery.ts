import type { Catalogues } from '@sternentisch/kernel'
import { de } from './gallery/de.ts'
import { en } from './gallery/en.ts'
import { fr } from './gallery/fr.ts'

/** The words of the place where all cards can be looked at. */
export const gallery: Catalogues = { en, de, fr }
