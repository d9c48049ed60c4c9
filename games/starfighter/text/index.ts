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

/** Every message that can be said at a table of this game, with its gaps. */
export type Messages = typeof en & typeof boardEn & typeof endingEn & KernelMessages

export type Speech = AnySpeech<Messages>

/** Whoever draws for any game hands on any speech; it speaks the messages of this one. */
export type Spoken<Props> = Omit<Props, 'speech'> & { readonly speech: Speech }

export const starfighterText: Catalogues = {
  en: { ...en, ...boardEn, ...endingEn },
  de: { ...de, ...boardDe, ...endingDe },
  fr: { ...fr, ...boardFr, ...endingFr },
}
