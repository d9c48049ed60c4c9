import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../../cards/index.ts'
import { withHyphens } from './hyphens.ts'

const SHY = '\u00ad'
const names = [...cards.cards, ...cards.places].flatMap(({ name }) => Object.values(name))

describe('hyphens in names', () => {
  it('change nothing but where a word may be parted', () => {
    for (const name of names) expect(withHyphens(name).replaceAll(SHY, '')).toBe(name)
    expect(withHyphens('Traumkonstante')).toBe(`Traum${SHY}konstante`)
    expect(withHyphens('Somebody else’s longwordedcard')).toBe('Somebody else’s longwordedcard')
  })

  it('leave no word of the base deck longer than a narrow card', () => {
    const parts = names.flatMap((name) => withHyphens(name.split(',')[0]).split(new RegExp(`[${SHY} ’-]`)))
    expect(parts.filter((part) => part.length > 10)).toEqual([])
  })

  it('leave no call name of a figure longer than two lines of a phone-sized one', () => {
    const calls = cards.cards.flatMap((card) =>
      card.kind !== 'figure' ? [] : LANGS.map((lang) => card.short?.[lang] ?? card.name[lang].split(',')[0]),
    )
    const lines = calls.map((call) => withHyphens(call).split(new RegExp(`[${SHY} -]`)))
    expect(lines.filter((parts) => parts.length > 2 || parts.some(({ length }) => length > 6))).toEqual([])
  })

  it('leave every figure of the base deck a call name of its own', () => {
    for (const lang of LANGS) {
      const calls = cards.cards.flatMap((card) =>
        card.kind !== 'figure' ? [] : [card.short?.[lang] ?? card.name[lang].split(',')[0]],
      )
      expect(new Set(calls).size).toBe(24)
    }
  })
})
