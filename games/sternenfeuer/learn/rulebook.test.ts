import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { checkRulebook } from '../../../tools/check-rulebook.ts'
import { cards, type Kind } from '../cards/index.ts'
import { sternenfeuer } from '../rules/game.ts'
import { sternenfeuerText } from '../text/index.ts'
import { sternenfeuerLearning } from './index.ts'

const { rules, textOf } = checkRulebook({
  game: sternenfeuer,
  text: sternenfeuerText,
  learning: sternenfeuerLearning,
  prefix: 'SN',
  rules: new URL('../rules.txt', import.meta.url),
  reconstructed: ['SN-5.9', 'SN-7.8', 'SN-9.3', 'SN-10.5', 'SN-10.6'],
})

describe('the rulebook agrees with the cards', () => {
  const copies = (kind: Kind): number =>
    cards.cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0)

  it.each(LANGS)('about their numbers, in %s', (lang) => {
    const deck = cards.cards.reduce((sum, card) => sum + card.copies, 0)
    expect(sternenfeuerLearning.rulebook.chapters.find(({ id }) => id === 'cards')!.intro![lang]).toContain(
      ` ${deck} `,
    )
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

  it.each(LANGS)('about options: each is named where it matters and in its own entry, in %s', (lang) => {
    for (const { id } of sternenfeuer.options.rules) {
      const name = sternenfeuerText[lang][`sternenfeuer.option.${id}`]
      const quoted = { en: `“${name}”`, de: `„${name}“`, fr: `«\u00a0${name}\u00a0»` }[lang]
      expect(
        rules.filter(({ text }) => text[lang].includes(quoted)),
        id,
      ).toHaveLength(2)
    }
  })
})
