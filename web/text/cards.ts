import type { Catalogues } from '@sternentisch/kernel'
import { de } from './cards/de.ts'
import { en } from './cards/en.ts'
import { fr } from './cards/fr.ts'

/** The words about card files of one's own. */
export const cards: Catalogues = { en, de, fr }
