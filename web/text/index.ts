import type { Catalogues } from '@sternentisch/kernel'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { lids } from './lids.ts'
import { table } from './table.ts'

/** The words of the shell, by the part of it that says them. */
const parts: readonly Catalogues[] = [home, lids, table, learn]

export const webText: Catalogues = {
  en: Object.assign({}, ...parts.map((part) => part.en)),
  de: Object.assign({}, ...parts.map((part) => part.de)),
  fr: Object.assign({}, ...parts.map((part) => part.fr)),
}
