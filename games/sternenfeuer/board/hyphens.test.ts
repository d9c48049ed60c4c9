import { describe, expect, it } from 'vitest'
import { cards } from '../cards/index.ts'
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
})
