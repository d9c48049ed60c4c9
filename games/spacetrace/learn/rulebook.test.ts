import { readFileSync } from 'node:fs'
import { LANGS, type Lang } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { faultsIn } from '../../../tools/check-text.ts'
import { cards } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { spacetraceText } from '../text/index.ts'
import { spacetraceLearning } from './index.ts'

const { rulebook, lessons } = spacetraceLearning

const listed = readFileSync(new URL('../rules.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter(Boolean)

const NUMBERED = /^SP-\d+\.\d+$/
const rules = rulebook.chapters.flatMap((chapter) => chapter.rules)
const numbered = rules.filter(({ id }) => NUMBERED.test(id))

const textOf = (id: string, lang: Lang): string => rules.find((rule) => rule.id === id)!.text[lang]
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
      const refs = LANGS.map((lang) => text[lang].match(/SP-\d+\.\d+/g) ?? [])
      for (const ref of refs.flat()) {
        expect(listed, id).toContain(ref)
        expect(ref).not.toBe(id)
      }
      expect(refs[1], id).toEqual(refs[0])
      expect(refs[2], id).toEqual(refs[0])
    }
  })

  it('names every option of the table where it explains it', () => {
    for (const { id } of spacetrace.options.rules) {
      for (const lang of LANGS) {
        const name = spacetraceText[lang][`spacetrace.option.${id}`]
        const quoted = { en: `“${name}”`, de: `„${name}“`, fr: `«\u00a0${name}\u00a0»` }[lang]
        expect(texts(lang).join(' '), `${id} in ${lang}`).toContain(quoted)
      }
    }
  })

  it('marks what is a reconstruction', () => {
    const word = { en: 'Reconstruction:', de: 'Rekonstruktion:', fr: 'Reconstitution\u00a0:' }
    for (const lang of LANGS) {
      for (const id of ['cards-set', 'SP-6.4', 'SP-10.4', 'SP-10.5', 'SP-13.1', 'SP-16.3']) {
        expect(textOf(id, lang), id).toContain(word[lang])
      }
    }
  })
})

describe('the numbers of the rulebook agree with the cards', () => {
  const { first, second, full } = cards.levels
  const base = cards.cards.find((card) => card.type === 'base')!
  const [least, most] = full.reinforcementsSoftRange
  const named: readonly [string, readonly number[]][] = [
    ['SP-1.2', [first.ships, first.reinforcements, second.ships, second.reinforcements, full.minCards]],
    ['SP-1.3', [full.minCards, full.reinforcementsAbout, least, most]],
    ['SP-1.7', [base.lp]],
    ['SP-13.1', [base.class === 4 ? base.lp : 0, base.ap]],
    ['SP-17.2', [base.wreckMp]],
  ]

  test.each(LANGS)('in %s', (lang) => {
    for (const [id, numbers] of named) {
      for (const number of numbers) expect(textOf(id, lang), id).toMatch(new RegExp(`\\b${number}\\b`))
    }
  })

  test.each(LANGS)('cards named in %s are called so', (lang) => {
    const all = texts(lang).join(' ').toLowerCase()
    for (const id of ['base', 'mothership', 'cruiser', 'apollo']) {
      expect(all).toContain(cards.cards.find((card) => card.id === id)!.name[lang].toLowerCase())
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
