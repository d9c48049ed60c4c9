import type { Lang } from '@sternentisch/kernel'
import type { InLangs } from './board.ts'

/** Words in three languages, as something that a speech says. */
export const said =
  (words: InLangs<string>) =>
  ({ lang }: { readonly lang: Lang }): string =>
    words[lang]
