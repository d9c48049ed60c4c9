import type { Speech as AnySpeech, Catalogues, KernelMessages } from '@sternentisch/kernel'
import { boardDe } from './board-de.ts'
import { boardEn } from './board-en.ts'
import { boardFr } from './board-fr.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What Stellar can say. */
export type Messages = typeof en & typeof boardEn & KernelMessages

/** Says the words of Stellar, and no others. */
export type Speech = AnySpeech<Messages>

export const stellarText: Catalogues = {
  en: { ...en, ...boardEn },
  de: { ...de, ...boardDe },
  fr: { ...fr, ...boardFr },
}
