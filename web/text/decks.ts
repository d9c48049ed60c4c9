import type { Catalogues } from '@sternentisch/kernel'
import { de } from './decks/de.ts'
import { en } from './decks/en.ts'
import { fr } from './decks/fr.ts'

/** The words of the place where decks are built. */
export const decks: Catalogues = { en, de, fr }
