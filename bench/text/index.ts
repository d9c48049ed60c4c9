import type { Speech as AnySpeech, Catalogues } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const benchText: Catalogues = { en, de, fr }

export type Speech = AnySpeech<typeof en>
