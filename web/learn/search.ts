import type { Chapter, Rule } from '@sternentisch/grammar'
import type { Lang } from '@sternentisch/kernel'

/** Letters without accents and capitals, and from which letter of the text each of them came. */
interface Folded {
  readonly text: string
  readonly from: readonly number[]
}

function fold(text: string): Folded {
  let folded = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at++) {
    const plain = text[at].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss')
    folded += plain.replace('œ', 'oe').replace('æ', 'ae').replace('’', "'")
    while (from.length < folded.length) from.push(at)
  }
  return { text: folded, from }
}

export const wordsIn = (search: string): readonly string[] => fold(search).text.split(/\s+/).filter(Boolean)

/** A stretch of text, and whether it is one of the words that were looked for. */
export interface Stretch {
  readonly text: string
  readonly found: boolean
}

export function stretchesOf(text: string, words: readonly string[]): readonly Stretch[] {
  const folded = fold(text)
  const found = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      for (let each = at; each < at + word.length; each++) found[folded.from[each]] = true
    }
  }
  const stretches: { text: string; found: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const last = stretches.at(-1)
    if (last?.found === found[at]) last.text += text[at]
    else stretches.push({ text: text[at], found: found[at] })
  }
  return stretches
}

/** Whether all words stand somewhere in the texts. */
export const holds = (words: readonly string[], ...texts: readonly string[]): boolean => {
  const all = fold(texts.join(' ')).text
  return words.every((word) => all.includes(word))
}

/** The chapters with what fits the words: all of a chapter if its own head fits, else the rules that do. */
export function chaptersWith(
  chapters: readonly Chapter[],
  words: readonly string[],
  lang: Lang,
): readonly Chapter[] {
  if (words.length === 0) return chapters
  return chapters.flatMap((chapter) => {
    const headFits = holds(words, chapter.id, chapter.title[lang], chapter.intro?.[lang] ?? '')
    const rules = chapter.rules.filter((rule) => ruleFits(rule, words, lang))
    if (headFits) return [{ ...chapter, rules: rules.length > 0 ? rules : chapter.rules }]
    return rules.length > 0 ? [{ ...chapter, rules }] : []
  })
}

const ruleFits = (rule: Rule, words: readonly string[], lang: Lang): boolean =>
  holds(words, rule.id, rule.text[lang])
