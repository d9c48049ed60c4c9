import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { checkRulebook } from '../../../tools/check-rulebook.ts'
import { cards } from '../cards/index.ts'
import { WIDEST_OFFSET } from '../rules/battle.ts'
import { CHAIN_LIMIT } from '../rules/boards.ts'
import { SMALLEST_DECK } from '../rules/decks.ts'
import { starfighter } from '../rules/game.ts'
import { starfighterText } from '../text/index.ts'
import { starfighterLearning } from './index.ts'

const { textOf } = checkRulebook({
  game: starfighter,
  text: starfighterText,
  learning: starfighterLearning,
  prefix: 'SF',
  rules: new URL('../rules.txt', import.meta.url),
  reconstructed: ['cards'],
})

describe('the rulebook agrees with the cards', () => {
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
