import type { Catalogues } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { playDe } from './play-de.ts'
import { playEn } from './play-en.ts'
import { playFr } from './play-fr.ts'
import { refusalsDe } from './refusals-de.ts'
import { refusalsEn } from './refusals-en.ts'
import { refusalsFr } from './refusals-fr.ts'

export const sternenfeuerText: Catalogues = {
  en: { ...en, ...playEn, ...refusalsEn },
  de: { ...de, ...playDe, ...refusalsDe },
  fr: { ...fr, ...playFr, ...refusalsFr },
}
