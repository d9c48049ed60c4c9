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

/** What is wrong with some words, with a little of what stands around it; null if nothing is. */
export function slipIn(words: string): string | null {
  const slip = SLIPS.exec(words)
  return slip && excerptAt(slip.index, words)
}

export const excerptAt = (index: number, words: string): string =>
  `“…${words.slice(Math.max(0, index - 60), index + 40)}…”`
