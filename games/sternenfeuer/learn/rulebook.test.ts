import { LANGS, type Lang } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { faultsIn } from '../../../tools/check-text.ts'
import { sternenfeuerLearning } from './index.ts'

const { rulebook, lessons } = sternenfeuerLearning
/** How many numbered rules each chapter has; SN-13 only sums up. */
const SIZES = [4, 6, 5, 11, 8, 9, 7, 8, 9, 7, 6, 3, 10, 0, 4]
const listed = SIZES.flatMap((size, chapter) =>
  Array.from({ length: size }, (_, at) => `SN-${chapter}.${at + 1}`),
)

const NUMBERED = /^SN-\d+\.\d+$/
const rules = rulebook.chapters.flatMap((chapter) => chapter.rules)
const numbered = rules.filter(({ id }) => NUMBERED.test(id))

const texts = (lang: Lang): string[] =>
  rulebook.chapters.flatMap((chapter) => [
    chapter.title[lang],
    ...(chapter.intro ? [chapter.intro[lang]] : []),
    ...chapter.rules.map((rule) => rule.text[lang]),
  ])

describe('the rulebook', () => {
  it('has every rule exactly once, in order', () => {
    expect(numbered.map(({ id }) => id)).toEqual(listed)
  })

  it('keeps each rule in the chapter of its number', () => {
    for (const chapter of rulebook.chapters) {
      for (const { id } of chapter.rules) expect(id.split(/\.|-(?=\D)/)[0], id).toBe(chapter.id)
    }
    expect(new Set(rulebook.chapters.map(({ id }) => id)).size).toBe(rulebook.chapters.length)
  })

  it.each(LANGS)('is complete in %s', (lang) => {
    for (const text of texts(lang)) expect(text.trim().length).toBeGreaterThan(3)
  })

  it('says something else in each language', () => {
    for (const { id, text } of rules) expect(new Set(LANGS.map((lang) => text[lang])).size, id).toBe(3)
  })

  it('refers only to rules that exist, and to the same ones in each language', () => {
    const entries = [
      ...rules.map(({ id, text }) => ({ id, text })),
      ...rulebook.chapters.flatMap(({ id, intro }) => (intro ? [{ id, text: intro }] : [])),
    ]
    for (const { id, text } of entries) {
      const refs = LANGS.map((lang) => text[lang].match(/SN-\d+\.\d+/g) ?? [])
      for (const ref of refs.flat()) {
        expect(listed, id).toContain(ref)
        expect(ref).not.toBe(id)
      }
      expect(refs[1], id).toEqual(refs[0])
      expect(refs[2], id).toEqual(refs[0])
    }
  })
})

test('rulebook and lessons are set as the language wants it', () => {
  const set = (lang: Lang): Record<string, string> =>
    Object.fromEntries(
      [
        ...texts(lang),
        ...lessons.flatMap(({ title, done, steps }) =>
          [title, done, ...steps.flatMap(({ say, hint }) => [say, hint])].flatMap(
            (text) => text?.[lang] ?? [],
          ),
        ),
      ].map((text, at) => [`text.${at}`, text]),
    )
  const catalogues = { en: set('en'), de: set('de'), fr: set('fr') }
  const composed = Object.keys(catalogues.en)
  expect(faultsIn({ catalogues, sources: [], prefix: '', composed })).toEqual([])
})
