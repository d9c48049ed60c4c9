import type { Lang } from '../text.ts'
import { excerptAt, slipIn } from './attentive.ts'

/** What stays behind in a sentence where a name or a list was empty: “still open: .”, “Foil..”, two spaces. */
const HOLES = /(?<=\S) {2}|(?<!\.)\.\.(?!\.)|[:;,]\s*[.;,)]|\(\s*\)|[„“«]\s*[“”»]|[:;,]$/

/** Words that do not go together: a verb of the third person after “you”, one quotation inside another, « de Anne ». */
const CLASHES: Readonly<Record<Lang, RegExp>> = {
  en: /\bYou (?:[a-z]+[^s\W]s|has)\b|“[^”]*“/,
  de: /\bDu (?:[a-zäöü]+[^sßxz\W]t|ist|wird|kann|darf|will)\b|„[^“]*„/,
  fr: /(?:^|[.:;]\s)Vous (?=\p{L})(?!(?:(?:ne|le|la|les|en|y) |[nl]’)*\S*(?:ez|êtes|ites)(?!\p{L}))|«[^»]*«|(?<!\p{L})(?:de|que) (?:«\s)?(?!onz|oui)[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊÎÔŒ]\p{L}/u,
}

/** What is wrong with a sentence, with a little of what stands around it; null if nothing is. */
export function faultIn(sentence: string, lang: Lang): string | null {
  const found = HOLES.exec(sentence) ?? CLASHES[lang].exec(sentence)
  return slipIn(sentence) ?? (found && excerptAt(found.index, sentence))
}
