import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Learning } from '../grammar/learn.ts'
import { type AnyGame, type Catalogues, LANGS, type Lang } from '../kernel/index.ts'
import { wordingFaults } from './check-text.ts'

interface Book {
  readonly game: Pick<AnyGame, 'id' | 'options'>
  readonly text: Catalogues
  readonly learning: Learning
  /** How the numbers of its rules begin: `ST`. */
  readonly prefix: string
  /** The list of all numbers. */
  readonly rules: URL
  /** Entries that say that they are a reconstruction, where the game is one. */
  readonly reconstructed: readonly string[]
}

const RECONSTRUCTION = { en: 'Reconstruction:', de: 'Rekonstruktion:', fr: 'Reconstitution\u00a0:' }
const QUOTED: Readonly<Record<Lang, (name: string) => string>> = {
  en: (name) => `“${name}”`,
  de: (name) => `„${name}“`,
  fr: (name) => `«\u00a0${name}\u00a0»`,
}

/** Tests what holds for the rulebook of every game; answers how to look things up in it, for what holds for one. */
export function checkRulebook(book: Book) {
  const pages = pagesOf(book.learning)
  describe('the rulebook', () => {
    checkNumbers(book, pages)
    checkReferences(book, pages)
    checkLanguages(book, pages)
    checkWords(book, pages)
  })
  return pages
}

type Pages = ReturnType<typeof pagesOf>

function pagesOf({ rulebook: { chapters } }: Learning) {
  const rules = chapters.flatMap((each) => each.rules)
  /** The text of an entry, or what introduces a chapter. */
  const textOf = (id: string, lang: Lang): string => {
    const found = rules.find((rule) => rule.id === id)?.text ?? chapters.find((each) => each.id === id)?.intro
    if (!found) throw new Error(`nothing is called ${id}`)
    return found[lang]
  }
  const texts = (lang: Lang): string[] =>
    chapters.flatMap(({ title, intro, rules: entries }) => [
      title[lang],
      ...(intro ? [intro[lang]] : []),
      ...entries.map((rule) => rule.text[lang]),
    ])
  return { rules, textOf, texts }
}

/** `ST-3.1`, `ST-9.2b` or `ST-V1`, behind the prefix of the game. */
const NUMBER = '(\\d+\\.\\d+[a-z]?|V\\d+)'

const numbersIn = (list: URL): string[] => readFileSync(list, 'utf8').split(/\s+/).filter(Boolean)

function checkNumbers({ learning: { rulebook }, prefix, rules: list }: Book, { rules }: Pages): void {
  const numbered = new RegExp(`^${prefix}-${NUMBER}$`)
  const chapter = new RegExp(`^${prefix}-(\\d+|V)`)

  it('has every rule exactly once, in order', () => {
    expect(rules.map(({ id }) => id).filter((id) => numbered.test(id))).toEqual(numbersIn(list))
  })

  it('keeps each rule in the chapter of its number, or in one that goes on with it', () => {
    let number = ''
    for (const { id: name, rules: entries } of rulebook.chapters) {
      if (name.startsWith(`${prefix}-`)) number = name
      for (const { id } of entries) {
        if (numbered.test(id)) expect(chapter.exec(id)?.[0], id).toBe(number)
        else expect(id.startsWith(`${name}-`), id).toBe(true)
      }
    }
    expect(new Set(rulebook.chapters.map(({ id }) => id)).size).toBe(rulebook.chapters.length)
  })
}

function checkReferences({ learning: { rulebook }, prefix, rules: list }: Book, { rules }: Pages): void {
  const reference = new RegExp(`${prefix}-${NUMBER}`, 'g')
  const listed = numbersIn(list)

  it('refers only to rules that exist, and to the same ones in each language', () => {
    const entries = [
      ...rules.map((rule) => ({ id: rule.id, text: rule.text })),
      ...rulebook.chapters.flatMap(({ id, intro }) => (intro ? [{ id, text: intro }] : [])),
    ]
    for (const entry of entries) {
      const refs = LANGS.map((lang) => entry.text[lang].match(reference) ?? [])
      for (const ref of refs.flat()) {
        expect(listed, entry.id).toContain(ref)
        expect(ref).not.toBe(entry.id)
      }
      expect(refs[1], entry.id).toEqual(refs[0])
      expect(refs[2], entry.id).toEqual(refs[0])
    }
  })
}

function checkLanguages({ learning: { lessons } }: Book, { rules, texts }: Pages): void {
  it.each(LANGS)('is complete in %s', (lang) => {
    for (const each of texts(lang)) expect(each.trim().length).toBeGreaterThan(3)
  })

  it('says something else in each language', () => {
    for (const rule of rules) expect(new Set(LANGS.map((lang) => rule.text[lang])).size, rule.id).toBe(3)
  })

  it('is set as the language wants it, and so are the lessons', () => {
    const set = (lang: Lang): Record<string, string> =>
      Object.fromEntries([...texts(lang), ...lessonTexts(lang)].map((each, at) => [`text.${at}`, each]))
    const lessonTexts = (lang: Lang): string[] =>
      lessons.flatMap(({ title, done, steps }) =>
        [title, done, ...steps.flatMap(({ say, hint }) => [say, hint])].flatMap((each) => each?.[lang] ?? []),
      )
    expect(wordingFaults({ en: set('en'), de: set('de'), fr: set('fr') })).toEqual([])
  })
}

function checkWords({ game, text, reconstructed }: Book, { textOf, texts }: Pages): void {
  it.each(LANGS)('names every option of the table where it explains it, in %s', (lang) => {
    const all = texts(lang).join(' ')
    for (const { id } of game.options.rules)
      expect(all, id).toContain(QUOTED[lang](text[lang][`${game.id}.option.${id}`]))
  })

  if (reconstructed.length > 0)
    it.each(LANGS)('marks what is a reconstruction, in %s', (lang) => {
      for (const id of reconstructed) expect(textOf(id, lang), id).toContain(RECONSTRUCTION[lang])
    })
}
