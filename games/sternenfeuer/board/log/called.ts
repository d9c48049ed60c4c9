// What cards and figures are called in a sentence
import type { Lang } from '@sternentisch/kernel'
import { cardAt } from '../../cards/index.ts'
import type { Speech } from '../../text/index.ts'

/** A name that begins with an article would need its case: „unter Der letzte Gärtner“. */
const ARTICLE = /^(Der|Die|Das|The|Le|La|Les) |^L’/

const QUOTES: Readonly<Record<Lang, readonly [string, string]>> = {
  de: ['„', '“'],
  en: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
}

/** `Veyr` for Veyr, King of Masks; „Der letzte Gärtner“ in quotation marks, as it stands on the card. */
export function calledInWords(design: number, { lang }: Speech): string {
  const name = cardAt(design).name[lang].split(', ')[0]
  const [before, after] = QUOTES[lang]
  return ARTICLE.test(name) ? before + name + after : name
}
