import type { Catalogues } from '@sternentisch/kernel'
import { de } from './table/de.ts'
import { en } from './table/en.ts'
import { fr } from './table/fr.ts'

export const table: Catalogues = { en, de, fr }
