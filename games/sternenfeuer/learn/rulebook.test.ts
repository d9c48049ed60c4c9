import { readFileSync } from 'node:fs'
import { LANGS, type Lang } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { faultsIn } from '../../../tools/check-text.ts'
import { cards, type Kind } from '../cards/index.ts'
import { sternenfeuer } from '../rules/game.ts'
import { sternenfeuerText } from '../text/index.ts'
import { sternenfeuerLearning } from './index.ts'

const { rulebook, lessons } = sternenfeuerLearning
const listed = readFileSync(new URL('../rules.txt', import.meta.url), 'utf8')
  .split(/\s+/)
  .filter(Boolean)

const NUMBERED = /^SN-\d+\.\d+$/
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
      const refs = LANGS.map((lang) => text[lang].match(/SN-\d+\.\d+/g) ?? [])
      for (const ref of refs.flat()) {
        expect(listed, id).toContain(ref)
        expect(ref).not.toBe(id)
      }
      expect(refs[1], id).toEqual(refs[0])
      expect(refs[2], id).toEqual(refs[0])
    }
  })

  it('names every option of the table where it explains it', () => {
    for (const { id } of sternenfeuer.options.rules) {
      for (const lang of LANGS) {
        const name = sternenfeuerText[lang][`sternenfeuer.option.${id}`]
        const quoted = { en: `“${name}”`, de: `„${name}“`, fr: `«\u00a0${name}\u00a0»` }[lang]
        const naming = rules.filter(({ text }) => text[lang].includes(quoted))
        expect(naming.length, `${id} in ${lang}`).toBe(2)
      }
    }
  })
})

describe('the rulebook agrees with the cards', () => {
  const copies = (kind: Kind): number =>
    cards.cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0)

  it.each(LANGS)('about their numbers, in %s', (lang) => {
    const deck = cards.cards.reduce((sum, card) => sum + card.copies, 0)
    expect(rulebook.chapters.find(({ id }) => id === 'cards')!.intro![lang]).toContain(` ${deck} `)
    expect(textOf('cards-figures', lang)).toContain(String(copies('figure')))
    expect(textOf('cards-deck', lang)).toContain(String(deck - copies('figure')))
    const listed = textOf('cards-deck', lang).match(/^- \d+/gm)
    const kinds = ['action', 'reinforcement', 'collective', 'defence', 'transfer'] as const
    expect(listed).toEqual(kinds.map((kind) => `- ${copies(kind)}`))
  })

  it.each(LANGS)('about places and what they demand, in %s', (lang) => {
    for (const { name, effects } of cards.places) {
      expect(textOf('cards-places', lang)).toContain(name[lang])
      for (const effect of effects) {
        if (effect.op === 'arrivalRequirement')
          for (const { min } of effect.anyOf) expect(textOf('SN-10.4', lang)).toContain(String(min))
        if (effect.op === 'loneDefenderBonus') expect(textOf('SN-10.6', lang)).toContain(` ${effect.amount} `)
      }
    }
  })

  it.each(LANGS)('about cards that can do more, in %s', (lang) => {
    for (const card of cards.cards) {
      if (card.kind === 'reinforcement' && card.alt) expect(textOf('SN-7.8', lang)).toContain(card.name[lang])
      if (card.kind === 'action' && card.effect.riders.length > 0)
        expect(textOf('SN-5.9', lang)).toContain(card.name[lang])
      if (card.kind === 'transfer') expect(textOf('SN-9.3', lang)).toContain(card.name[lang])
    }
    for (const { name } of cards.values) expect(textOf('cards-values', lang)).toContain(name[lang])
  })

  it('marks what is a reconstruction', () => {
    const word = { en: 'Reconstruction:', de: 'Rekonstruktion:', fr: 'Reconstitution\u00a0:' }
    for (const lang of LANGS) {
      for (const id of ['SN-5.9', 'SN-7.8', 'SN-9.3', 'SN-10.5', 'SN-10.6'])
        expect(textOf(id, lang), id).toContain(word[lang])
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
