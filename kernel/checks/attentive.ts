import type { Params, Refusal } from '../refusal.ts'
import { type Catalogues, type Lang, type Speech, speechIn } from '../text.ts'

/** Speaks like any other, and tells of every message that is missing. */
export function attentive(
  lang: Lang,
  catalogues: readonly Catalogues[],
  missing: (key: string) => void,
): Speech {
  const { find } = speechIn(lang, catalogues)
  const say = (key: string, params?: Params): string => {
    const words = find(key, params)
    if (words === null) missing(key)
    return words ?? key
  }
  const explain = ({ code, params, because }: Refusal): string =>
    say(code, { ...params, ...(because ? { reason: explain(because) } : {}) })
  return { lang, find, say, explain }
}

/** What slips into a sentence or a drawing where a value is missing; `{ships}` is a gap that nobody filled. */
const SLIPS = /undefined|NaN|\[object |(?<![\w-])null(?![\w-])|\{\w+[|}]/

/** What stays behind in a sentence where a name or a list was empty: “still open: .”, “Foil..”, two spaces. */
const HOLES = /(?<=\S) {2}|(?<!\.)\.\.(?!\.)|[:;,]\s*[.;,)]|\(\s*\)|[„“«]\s*[“”»]|[:;,]$/

/** What is wrong with some words, with a little of what stands around it; null if nothing is. */
export const slipIn = (words: string): string | null => around(SLIPS.exec(words), words)

/** The same of a sentence, which unlike a drawing has no room for holes. */
export const faultIn = (sentence: string): string | null =>
  slipIn(sentence) ?? around(HOLES.exec(sentence), sentence)

const around = (found: RegExpExecArray | null, words: string): string | null =>
  found && `“…${words.slice(Math.max(0, found.index - 60), found.index + 40)}…”`
