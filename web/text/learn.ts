import type { Catalogues } from '@sternentisch/kernel'
import { de } from './learn/de.ts'
import { en } from './learn/en.ts'
import { fr } from './learn/fr.ts'

/** The words of the rulebook's place and of the lessons. */
export const learn: Catalogues = { en, de, fr }
