import { LANGS } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { cards } from '../cards/index.ts'

it('cards and ready-made decks are named in all languages, and say something wherever one does', () => {
  for (const lang of LANGS) {
    for (const { id, name, text } of cards.cards) {
      expect(name[lang], id).not.toBe('')
      expect(text[lang] === '', `${id} ${lang}`).toBe(text.en === '')
      expect([...text[lang]].length, `${id} ${lang}`).toBeLessThanOrEqual(70)
    }
    for (const deck of cards.decks) expect(deck.name[lang]).not.toBe('')
  }
})
