import type { Speech as AnySpeech, Catalogues, KernelMessages } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What Sample can say. */
export type Messages = typeof en & KernelMessages

/** Says the words of Sample, and no others: a key that does not exist does not compile. */
export type Speech = AnySpeech<Messages>

export const sampleText: Catalogues = { en, de, fr }
