import { type Catalogues, type Refuse, refuse } from '@sternentisch/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const labText: Catalogues = { en, de, fr }

export type LabMessages = typeof en

/** Refuses in words that the lab has. */
export const refuseLab: Refuse<LabMessages> = refuse
