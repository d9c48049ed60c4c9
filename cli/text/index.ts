import type { ReviewMessages } from '@sternentisch/bots/review/text'
import type { Speech as AnySpeech, Catalogues, KernelMessages } from '@sternentisch/kernel'
import type { LabMessages } from '@sternentisch/lab/text'
import type { ServerMessages } from '@sternentisch/server/text'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const cliText: Catalogues = { en, de, fr }

/** What the terminal can say; words of a game are found by its id. */
export type Messages = typeof en & KernelMessages & LabMessages & ReviewMessages & ServerMessages

export type Speech = AnySpeech<Messages>
