import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { gapsIn } from '../../../tools/check-text.ts'
import { refereeText } from './index.ts'

describe('messages of the referee', () => {
  it('have the same gaps in every language', () => {
    for (const [key, english] of Object.entries(refereeText.en)) {
      for (const lang of LANGS)
        expect(gapsIn(refereeText[lang][key]), `${lang} ${key}`).toEqual(gapsIn(english))
    }
  })
})
