import type { Speech as AnySpeech, Catalogues } from '@sternentisch/kernel'
import type { ArgumentsMessages } from '../../../tools/command/text.mjs'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const proveText: Catalogues = { en, de, fr }

/** What can be said of a proof, and of the words that ask for one. */
export type Messages = typeof en & ArgumentsMessages

export type Speech = AnySpeech<Messages>
