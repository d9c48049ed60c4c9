import { readFileSync } from 'node:fs'
import { LANGS, type Lang } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { faultsIn } from '../../../tools/check-text.ts'
import { cards } from '../cards/index.ts'
import { WIDEST_OFFSET } from '../rules/battle.ts'
import { CHAIN_LIMIT } from '../rules/boards.ts'
import { SMALLEST_DECK } from '../rules/decks.ts'
import { starfighter } from '../rules/game.ts'
import { starfighterText } from '../text/index.ts'
import { starfighterLearning } from './index.ts'

const { rulebook, lessons } = starfighterLearning

const listed = readFileSync(new URL('../rules.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter(Boolean)

const NUMBERED = /^SF-(\d+\.\d+[a-z]?|V\d+)$/
const REFERENCE = /SF-(?:\d+(?:\.\d+[a-z]?)?|V\d*)/g
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

  it('keeps each rule in the chapter of its number, or in one that goes on with it', () => {
    let number = ''
    for (const chapter of rulebook.chapters) {
      if (chapter.id.startsWith('SF-')) number = chapter.id
      for (const { id } of chapter.rules) {
        if (NUMBERED.test(id)) expect(/^SF-(\d+|V)/.exec(id)?.[0], id).toBe(number)
        else expect(id.startsWith(`${chapter.id}-`), id).toBe(true)
      }
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
      const refs = LANGS.map((lang) => text[lang].match(REFERENCE) ?? [])
      for (const ref of refs.flat()) {
        expect(listed, id).toContain(ref)
        expect(ref).not.toBe(id)
      }
      expect(refs[1], id).toEqual(refs[0])
      expect(refs[2], id).toEqual(refs[0])
    }
  })

  it.each(LANGS)('names every option of the table where it explains it, in %s', (lang) => {
    for (const { id } of starfighter.options.rules) {
      const name = starfighterText[lang][`starfighter.option.${id}`]
      const quoted = { en: `“${name}”`, de: `„${name}“`, fr: `«\u00a0${name}\u00a0»` }[lang]
      expect(texts(lang).join(' '), id).toContain(quoted)
    }
  })

  it.each(LANGS)('names every effect at its rule in %s', (lang) => {
    const triggered = cards.effects.filter(({ kind }) => kind === 'triggered')
    expect(triggered).toHaveLength(10)
    for (const [at, { names }] of triggered.entries()) {
      const [name] = textOf(`SF-6.${20 + at}`, lang).split(/\u00a0?:/)
      expect(name).toBe(names[lang])
    }
  })

  it.each(LANGS)('agrees in %s with the numbers of cards and rules', (lang) => {
    const green = cards.cards.filter(({ colour }) => colour === 'green').map(({ number }) => number)
    expect(textOf('cards-squadrons', lang)).toMatch(
      new RegExp(`${Math.min(...green)} (to|bis|à) ${Math.max(...green)}`),
    )
    expect(textOf('SF-1.8', lang)).toContain(String(SMALLEST_DECK))
    expect(textOf('SF-4.2', lang)).toMatch(new RegExp(`\\b${WIDEST_OFFSET}\\b`))
    expect(textOf('SF-6.10', lang)).toContain(String(CHAIN_LIMIT))
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
