import type { Catalogues } from '@sternentisch/kernel'
import { de } from './at-table/de.ts'
import { en } from './at-table/en.ts'
import { fr } from './at-table/fr.ts'

/** The words of tables online, once a match runs there. */
export const atTable: Catalogues = { en, de, fr }
