import { LANGS } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { checkRulebook } from '../../../tools/check-rulebook.ts'
import { cards } from '../cards/index.ts'
import { spacetrace } from '../rules/game.ts'
import { spacetraceText } from '../text/index.ts'
import { spacetraceLearning } from './index.ts'

const { textOf, texts } = checkRulebook({
  game: spacetrace,
  text: spacetraceText,
  learning: spacetraceLearning,
  prefix: 'SP',
  rules: new URL('../rules.txt', import.meta.url),
  reconstructed: ['cards-set', 'SP-6.4', 'SP-10.4', 'SP-10.5', 'SP-13.1', 'SP-16.3'],
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
