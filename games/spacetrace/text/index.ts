import type { Catalogues } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const spacetraceText: Catalogues = { en, de, fr }
