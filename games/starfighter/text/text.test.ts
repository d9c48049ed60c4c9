import { LANGS } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { cards } from '../cards/index.ts'
import { starfighterText } from './index.ts'

it('the words of Starfighter use the names of effects that the card file has', () => {
  for (const lang of LANGS) {
    for (const { id, names } of cards.effects) {
      const name = starfighterText[lang][`starfighter.effect.${id}`].replace(' {n}', '')
      expect(name, `${lang} ${id}`).toBe(names[lang])
    }
  }
})
