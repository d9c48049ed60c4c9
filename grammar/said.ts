import type { Lang } from '@sternentisch/kernel'
import type { InLangs } from './board.ts'

/** Words in three languages, as something that a speech says. */
export const said =
  (words: InLangs<string>) =>
  ({ lang }: { readonly lang: Lang }): string =>
    words[lang]

/** Something that a rule speaks of, by its number and its name. */
export interface Named {
  readonly rule: string
  name(speech: { readonly lang: Lang }): string
}

export const named = (rule: string, en: string, de: string, fr: string): Named => ({
  rule,
  name: said({ en, de, fr }),
})
