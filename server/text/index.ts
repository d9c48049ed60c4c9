import { type Catalogues, type Refuse, refuse } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const serverText: Catalogues = { en, de, fr }

export type ServerMessages = typeof en

/** Refuses in the words of whoever runs a server. */
export const refuseServing: Refuse<ServerMessages> = refuse
