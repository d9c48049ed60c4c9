import type { Speech as AnySpeech, Catalogues, KernelMessages } from '@sternentisch/kernel'
import { boardDe } from './board-de.ts'
import { boardEn } from './board-en.ts'
import { boardFr } from './board-fr.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { endingDe } from './ending-de.ts'
import { endingEn } from './ending-en.ts'
import { endingFr } from './ending-fr.ts'
import { fr } from './fr.ts'

/** What Stellar can say. */
export type Messages = typeof en & typeof boardEn & typeof endingEn & KernelMessages

/** Says the words of Stellar, and no others. */
export type Speech = AnySpeech<Messages>

export const stellarText: Catalogues = {
  en: { ...en, ...boardEn, ...endingEn },
  de: { ...de, ...boardDe, ...endingDe },
  fr: { ...fr, ...boardFr, ...endingFr },
}
