import type { Speech as AnySpeech, Catalogues } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const grammarText: Catalogues = { en, de, fr }

/** What the grammar of picking can say. */
export type GrammarMessages = typeof en

export type Speech = AnySpeech<GrammarMessages>
