import type { Catalogues } from '@sternentisch/kernel'
import { de } from './online/de.ts'
import { en } from './online/en.ts'
import { fr } from './online/fr.ts'

/** The words of online play around the tables: lobby, invitation, account. They come with the places that say them. */
export const online: Catalogues = { en, de, fr }
