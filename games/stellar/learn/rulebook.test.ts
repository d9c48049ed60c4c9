import { readFileSync } from 'node:fs'
import { LANGS, type Lang } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { faultsIn } from '../../../tools/check-text.ts'
import { cards } from '../cards/index.ts'
import { stellar } from '../rules/game.ts'
import { stellarText } from '../text/index.ts'
import { stellarLearning } from './index.ts'

const { rulebook, lessons } = stellarLearning
const listed = readFileSync(new URL('../rules.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter(Boolean)

const NUMBERED = /^ST-\d+\.\d+$/
const rules = rulebook.chapters.flatMap((chapter) => chapter.rules)
const numbered = rules.filter(({ id }) => NUMBERED.test(id))

const textOf = (id: string, lang: Lang): string => rules.find((rule) => rule.id === id)!.text[lang]
const texts = (lang: Lang): string[] =>
  rulebook.chapters.flatMap((chapter) => [
    chapter.title[lang],
    ...(chapter.intro ? [chapter.intro[lang]] : []),
    ...chapter.rules.map((rule) => rule.text[lang]),
  ])

/** How a text names a small number: 2, two, zwei, deux. */
const WORDS: Record<number, Record<Lang, string>> = {
  2: { en: 'two', de: 'zwei|beiden', fr: 'deux' },
  3: { en: 'three', de: 'drei', fr: 'trois' },
  4: { en: 'four', de: 'vier', fr: 'quatre' },
  6: { en: 'six', de: 'sechs', fr: 'six' },
  8: { en: 'eight', de: 'acht', fr: 'huit' },
  10: { en: 'ten', de: 'zehn', fr: 'dix' },
}
const says = (id: string, lang: Lang, n: number): boolean =>
  new RegExp(`\\b(${WORDS[n]?.[lang] ?? n}|${n})\\b`, 'i').test(textOf(id, lang))

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
      const refs = LANGS.map((lang) => text[lang].match(/ST-\d+\.\d+/g) ?? [])
      for (const ref of refs.flat()) {
        expect(listed, id).toContain(ref)
        expect(ref).not.toBe(id)
      }
      expect(refs[1], id).toEqual(refs[0])
      expect(refs[2], id).toEqual(refs[0])
    }
  })

  it('names every option of the table where it explains it', () => {
    for (const { id } of stellar.options.rules) {
      for (const lang of LANGS) {
        const name = stellarText[lang][`stellar.option.${id}`]
        const quoted = { en: `“${name}”`, de: `„${name}“`, fr: `«\u00a0${name}\u00a0»` }[lang]
        expect(texts(lang).join(' '), `${id} in ${lang}`).toContain(quoted)
      }
    }
  })

  it('marks what is a reconstruction', () => {
    const word = { en: 'Reconstruction:', de: 'Rekonstruktion:', fr: 'Reconstitution\u00a0:' }
    for (const lang of LANGS) {
      for (const id of ['ST-7.6', 'cards-solar']) expect(textOf(id, lang)).toContain(word[lang])
    }
  })

  it('keeps the names of the ships and never confuses two of them', () => {
    for (const lang of LANGS) {
      const all = texts(lang).join(' ')
      for (const { name } of cards.shipTypes) expect(all).toContain(name.en)
      expect(all).not.toMatch(/engulfer|transporter|rogue settler/i)
      for (const { id, text } of rules) {
        if (/^ST-10\.[1256]/.test(id)) expect(text[lang], id).not.toContain('Warp Ring')
      }
    }
  })
})

describe('the numbers of the rulebook agree with the cards', () => {
  const { fleetMax, handSize, sectorMaxCards, randomFleetPerClass } = cards.limits
  const [duel, trio] = cards.modes

  test.each(LANGS)('in %s', (lang) => {
    expect(says('ST-3.1', lang, fleetMax)).toBe(true)
    expect(says('ST-17.2', lang, fleetMax)).toBe(true)
    expect(says('ST-3.5', lang, handSize)).toBe(true)
    expect(says('ST-17.2', lang, handSize)).toBe(true)
    expect(says('ST-2.2', lang, sectorMaxCards)).toBe(true)
    expect(says('ST-3.3', lang, randomFleetPerClass)).toBe(true)
    expect(says('ST-2.1', lang, duel.solarCardsPerScenario)).toBe(true)
    expect(says('ST-2.1', lang, trio.solarCardsPerScenario)).toBe(true)
    expect(says('ST-17.1', lang, trio.scenarios)).toBe(true)
    expect(says('ST-18.1', lang, duel.scenarios)).toBe(true)
    const dealt = trio.scenarios * trio.solarCardsPerScenario
    expect(textOf('ST-17.1', lang)).toMatch(new RegExp(`${dealt}.*${dealt + trio.solarCardsUnused}`))
    for (const [set, id] of [['standard16', 'ST-18.1'] as const, ['trio10', 'ST-17.1'] as const]) {
      const size = Object.values(cards.shipSets[set]).reduce((sum, n) => sum + n, 0)
      expect(textOf(id, lang)).toContain(String(size))
    }
  })

  test.each(LANGS)('settlement points in %s', (lang) => {
    const civil = cards.shipTypes.filter((type) => type.class === 'civil')
    for (const [at, { name, settlement }] of civil.entries()) {
      const chapter = rulebook.chapters.find(({ id }) => id === `ST-${8 + at}`)!
      expect(chapter.title[lang]).toMatch(new RegExp(`^${name.en}.*${settlement}`))
      expect(textOf('ST-14.2', lang)).toMatch(new RegExp(`${settlement} (for|für|pour) \\S+ ${name.en}`))
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
