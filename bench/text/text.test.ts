import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { gapsIn } from '../../tools/check-text.ts'
import { proveText } from '../prove/text/index.ts'
import { benchText } from './index.ts'

describe('messages of bench and prove', () => {
  it('have the same gaps in every language', () => {
    for (const text of [benchText, proveText]) {
      for (const [key, english] of Object.entries(text.en)) {
        for (const lang of LANGS) expect(gapsIn(text[lang][key]), `${lang} ${key}`).toEqual(gapsIn(english))
      }
    }
  })
})
