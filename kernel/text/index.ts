import type { Catalogues } from '../text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const kernelText: Catalogues = { en, de, fr }

/** Said by the kernel itself. */
export type KernelMessages = typeof en
