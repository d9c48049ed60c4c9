import type { Lang } from '../text.ts'
import { excerptAt, slipIn } from './attentive.ts'

/** What stays behind in a sentence where a name or a list was empty: “still open: .”, “Foil..”, two spaces. */
const HOLES = /(?<=\S) {2}|(?<!\.)\.\.(?!\.)|[:;,]\s*[.;,)]|\(\s*\)|[„“«]\s*[“”»]|[:;,]$/

/** Words that do not go together: a verb of the third person after “you”, one quotation inside another, « de Anne ». */
const CLASHES: Readonly<Record<Lang, RegExp>> = {
  en: /\bYou (?:[a-z]+[^s\W]s|is|was|has)\b|“[^”]*“/,
  de: /\bDu (?:[a-zäöü]+[^sßxz\W]t|ist|wird|kann|darf|will)\b|„[^“]*„/,
  fr: /(?:^|[.:;]\s)Vous (?=\p{L})(?!(?:(?:ne|le|la|les|en|y) |[nl]’)*\S*(?:ez|êtes|ites)(?!\p{L}))|«[^»]*«|(?<!\p{L})(?:de|que) (?:«\s)?(?!onz|oui)[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊÎÔŒ]\p{L}/u,
}

/**
 * A word beside a name that says what its owner does; of whoever is “you” it has to be another form. With a colon it is a
 * heading: “verbraucht: in die Ablage”.
 */
const BESIDE_YOU: Readonly<Record<Lang, RegExp>> = {
  en: /^You (?:[a-z]+[^s\W]s|is|was|has)(?![\p{L}:])/u,
  de: /^Du (?!(?:bereit|seit)(?!\p{L}))(?:[a-zäöü]+[^sßxz\W]t|ist|wird)(?![\p{L}:])/u,
  fr: /^Vous (?:\p{Ll}+(?:[^uo]it|end|ient|ide|gne|oue|asse)|a|est)(?![\p{L}:])/u,
}
const YOU: Readonly<Record<Lang, string>> = { en: 'You', de: 'Du', fr: 'Vous' }

/**
 * What is wrong with a drawing. Its words are no sentences, but where “you” stands alone the next words say something of it:
 * `<b>Du</b><span>wartet</span>`.
 */
export function faultInDrawing(markup: string, lang: Lang): string | null {
  const words = markup
    .split(/<[^>]*>/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  for (const [at, word] of words.entries()) {
    if (word !== YOU[lang]) continue
    const pair = `${word} ${words[at + 1] ?? ''}`
    if (BESIDE_YOU[lang].test(pair)) return `“${pair}”`
  }
  return slipIn(markup)
}

/** What is wrong with a sentence, with a little of what stands around it; null if nothing is. */
export function faultIn(sentence: string, lang: Lang): string | null {
  const found = HOLES.exec(sentence) ?? CLASHES[lang].exec(sentence)
  return slipIn(sentence) ?? (found && excerptAt(found.index, sentence))
}
