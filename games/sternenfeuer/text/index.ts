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
import { playDe } from './play-de.ts'
import { playEn } from './play-en.ts'
import { playFr } from './play-fr.ts'
import { refusalsDe } from './refusals-de.ts'
import { refusalsEn } from './refusals-en.ts'
import { refusalsFr } from './refusals-fr.ts'
import { toldDe } from './told-de.ts'
import { toldEn } from './told-en.ts'
import { toldFr } from './told-fr.ts'

/** Every message of this game by its key, as written in English: the compiler knows which there are and what they need. */
export type Messages = typeof en &
  typeof playEn &
  typeof refusalsEn &
  typeof boardEn &
  typeof endingEn &
  typeof toldEn &
  KernelMessages

/** Speaks the messages of this game. */
export type Speech = AnySpeech<Messages>

export const sternenfeuerText: Catalogues = {
  en: { ...en, ...playEn, ...refusalsEn, ...boardEn, ...endingEn, ...toldEn },
  de: { ...de, ...playDe, ...refusalsDe, ...boardDe, ...endingDe, ...toldDe },
  fr: { ...fr, ...playFr, ...refusalsFr, ...boardFr, ...endingFr, ...toldFr },
}
