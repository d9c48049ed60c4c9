import type { Catalogues } from '@sternentisch/kernel'
import { de } from './home/de.ts'
import { en } from './home/en.ts'
import { fr } from './home/fr.ts'

export const home: Catalogues = { en, de, fr }
