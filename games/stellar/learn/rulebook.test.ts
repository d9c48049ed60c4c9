import { LANGS, type Lang } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { checkRulebook } from '../../../tools/check-rulebook.ts'
import { cards } from '../cards/index.ts'
import { stellar } from '../rules/game.ts'
import { stellarText } from '../text/index.ts'
import { stellarLearning } from './index.ts'

const { rules, textOf, texts } = checkRulebook({
  game: stellar,
  text: stellarText,
  learning: stellarLearning,
  prefix: 'ST',
  rules: new URL('../rules.txt', import.meta.url),
  reconstructed: ['ST-7.6', 'cards-solar'],
})

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

describe('the ships', () => {
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
      const chapter = stellarLearning.rulebook.chapters.find(({ id }) => id === `ST-${8 + at}`)!
      expect(chapter.title[lang]).toMatch(new RegExp(`^${name.en}.*${settlement}`))
      expect(textOf('ST-14.2', lang)).toMatch(new RegExp(`${settlement} (for|für|pour) \\S+ ${name.en}`))
    }
  })
})
