import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stellarText } from './index.ts'

describe('the words of Stellar', () => {
  it('never call the Mend a Warp Ring', () => {
    for (const lang of LANGS) {
      for (const [key, message] of Object.entries(stellarText[lang])) {
        if (/\.mend/i.test(key)) expect(message, key).not.toMatch(/warp ring|transporter/i)
        expect(message, key).not.toMatch(/engulfer|rogue settler|transporter/i)
      }
    }
  })

  it('keep the English names of the ships', () => {
    for (const lang of LANGS) {
      const all = Object.values(stellarText[lang]).join(' ')
      for (const name of ['Founder', 'Warp Ring', 'Mend', 'Rogue', 'Destroyer', 'Kite'])
        expect(all).toContain(name)
    }
  })
})
