import { describe, expect, it } from 'vitest'
import type { Elsewhere } from '../store.ts'
import {
  ALIVE,
  endedText,
  hearText,
  presenceThing,
  spentThings,
  stirThing,
  storedTexts,
  together,
} from './notices.ts'

function heardFrom(...texts: readonly string[]): readonly unknown[] {
  const heard: unknown[] = []
  const elsewhere: Elsewhere = {
    stored: (what) => heard.push(what),
    stirred: (table) => heard.push(table),
    present: (presence) => heard.push(presence),
    alive: (process) => heard.push(`alive ${process}`),
    ended: (session) => heard.push(`ended ${session}`),
    spent: (spent) => heard.push(spent),
    away: () => heard.push('away'),
    missed: () => heard.push('missed'),
  }
  for (const text of texts) hearText(text, 'me', elsewhere)
  return heard
}

describe('what processes tell one another', () => {
  it('comes as it was told', () => {
    const stored = [
      { table: 't', n: 4, guests: ['ann', 'ben'] },
      { table: 'u', n: 0, guests: [] },
    ]
    expect(heardFrom(...storedTexts('p', stored))).toEqual(['alive p', ...stored])
    const presence = { process: 'p', table: 't', here: [0, 2] as const, watching: 3, asks: true }
    const nobody = { process: 'p', table: 't', here: [], watching: 0, asks: false }
    expect(
      heardFrom(...[presence, nobody].flatMap((each) => together(each.process, [presenceThing(each)]))),
    ).toEqual([...['alive p', presence, 'alive p', nobody]])
    expect(heardFrom(...together('p', [stirThing('t')]), ...together('q', [ALIVE]))).toEqual([
      'alive p',
      't',
      'alive q',
    ])
    const spent = { what: 'calls', who: 'x', many: 3 }
    expect(heardFrom(endedText('p', 'hash'), ...together('p', spentThings([spent])))).toEqual([
      ...['alive p', 'ended hash', 'alive p', spent],
    ])
  })

  it('is no news to whoever told it', () => {
    expect(heardFrom(...together('me', [stirThing('t'), ALIVE]))).toEqual([])
  })

  it('fits into notices, however much there is', () => {
    const many = Array.from({ length: 900 }, (_, n) => ({ table: `table${n}`, n, guests: ['somebody'] }))
    const texts = storedTexts('p', many)
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(8000)
    expect(heardFrom(...texts).filter((each) => typeof each === 'object')).toEqual(many)
    expect(storedTexts('p', [])).toEqual([])
  })
})
