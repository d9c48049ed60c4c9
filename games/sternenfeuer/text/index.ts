import type { Catalogues } from '@sternentisch/kernel'
import { boardDe } from './board-de.ts'
import { boardEn } from './board-en.ts'
import { boardFr } from './board-fr.ts'
import { de } from './de.ts'
import { en } from './en.ts'
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

export const sternenfeuerText: Catalogues = {
  en: { ...en, ...playEn, ...refusalsEn, ...boardEn, ...toldEn },
  de: { ...de, ...playDe, ...refusalsDe, ...boardDe, ...toldDe },
  fr: { ...fr, ...playFr, ...refusalsFr, ...boardFr, ...toldFr },
}
