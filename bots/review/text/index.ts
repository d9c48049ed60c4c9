import type { Catalogues } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const reviewText: Catalogues = { en, de, fr }

export type ReviewMessages = typeof en
