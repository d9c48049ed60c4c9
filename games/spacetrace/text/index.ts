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

export const spacetraceText: Catalogues = {
  en: { ...en, ...playEn, ...refusalsEn, ...boardEn, ...endingEn },
  de: { ...de, ...playDe, ...refusalsDe, ...boardDe, ...endingDe },
  fr: { ...fr, ...playFr, ...refusalsFr, ...boardFr, ...endingFr },
}

export type Messages = typeof en &
  typeof playEn &
  typeof refusalsEn &
  typeof boardEn &
  typeof endingEn &
  KernelMessages

/** Says the messages of Spacetrace: one that is missing or wrongly filled does not compile. */
export type Speech = AnySpeech<Messages>
