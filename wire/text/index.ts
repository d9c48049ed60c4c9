import { type Catalogues, type Refuse, refuse } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const wireText: Catalogues = { en, de, fr }

/** What a server can answer. */
export type WireMessages = typeof en

/** Refuses in the words of a server. */
export const refuseOnline: Refuse<WireMessages> = refuse
