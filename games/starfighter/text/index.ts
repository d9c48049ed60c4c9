import type { Catalogues } from '@sternentisch/kernel'
import { boardDe } from './board-de.ts'
import { boardEn } from './board-en.ts'
import { boardFr } from './board-fr.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const starfighterText: Catalogues = {
  en: { ...en, ...boardEn },
  de: { ...de, ...boardDe },
  fr: { ...fr, ...boardFr },
}
